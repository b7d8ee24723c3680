import { join } from "node:path";
import { shopCertificate } from "../../sites/live_hosts.ts";

/** Addresses that the network of the attack has, beside this machine's own. */
const addresses = [
  "8.8.4.4/32",
  "10.0.0.1/32",
  "169.254.169.254/32",
  "2606:4700::77/128",
  "fd00::1/128",
];

/**
 * Runs the guarded client in a network of its own, whose system resolver asks a name server that moves
 * names inside, and lets it follow thousands of random chains of redirects. Needs the right to unshare.
 * @returns whether nothing inside was reached
 */
export async function movingNames(notify: (line: string) => void): Promise<boolean> {
  const folder = await Deno.makeTempDir();
  try {
    const { ca, cert, key } = await shopCertificate();
    const [caFile, certFile, keyFile, resolver] = ["ca", "cert", "key", "resolver"].map((n) =>
      join(folder, n)
    );
    await Deno.writeTextFile(caFile!, ca);
    await Deno.writeTextFile(certFile!, cert);
    await Deno.writeTextFile(keyFile!, key);
    await Deno.writeTextFile(resolver!, "nameserver 127.0.0.1\n");
    const script = [
      "set -e",
      "ip link set lo up",
      ...addresses.map((address) => `ip addr add ${address} dev lo`),
      `mount --bind ${resolver} /etc/resolv.conf`,
      `exec ${Deno.execPath()} run -A ${
        new URL("follow_moving_names.ts", import.meta.url).pathname
      } ${certFile} ${keyFile}`,
    ];
    const command = new Deno.Command("unshare", {
      args: ["-m", "-n", "sh", "-c", script.join("\n")],
      env: { DENO_CERT: caFile! },
      stdout: "piped",
      stderr: "piped",
    });
    const { success, stdout, stderr } = await command.output();
    const said = new TextDecoder().decode(stdout).trim();
    if (said === "") {
      const why = new TextDecoder().decode(stderr).trim().split("\n")[0];
      notify(`skipped: this needs the right to make a network of its own (${why})`);
      return true;
    }
    for (const line of said.split("\n")) notify(line);
    return success;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
