import { statfs } from "node:fs/promises";
import { cpuUsage } from "node:process";
import { newId } from "../core/ids.ts";
import type {
  Certificate,
  ProcessFigures,
  ProcessKind,
  ProcessReport,
} from "../core/operations/status/figures.ts";
import { readCertificate } from "./certificate.ts";
import type { Meters } from "./meters.ts";

/** How often the disk is measured, and the certificate read; milliseconds. */
const DISK_MS = 60_000;
const CERTIFICATE_MS = 6 * 60 * 60_000;

type Options = {
  readonly kind: ProcessKind;
  readonly version: string;
  readonly dataDir: string;
  /** The site's address; null: it is not known. Only the web process reads its certificate. */
  readonly publicUrl: string | null;
};

/** Measures the process it runs in. `read` costs less than a millisecond. */
export function ownFigures(meters: Meters, { kind, version, dataDir, publicUrl }: Options) {
  const identity = {
    id: newId("prc"),
    kind,
    pid: Deno.pid,
    version,
    startedAt: new Date(),
  };
  let disk: ProcessFigures["disk"] = null;
  let certificate: Certificate | null = null;
  const repeat = (task: () => Promise<void>, everyMs: number) => {
    const run = () => void task().catch(() => {}); // what is not known is not shown
    run();
    const timer = setInterval(run, everyMs);
    Deno.unrefTimer(timer as unknown as number);
    return () => clearInterval(timer);
  };
  const stops = [
    repeat(async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      disk = { free: bavail * bsize, size: blocks * bsize };
    }, DISK_MS),
  ];
  if (kind === "WEB" && publicUrl?.startsWith("https:")) {
    stops.push(
      repeat(async () => {
        certificate = await readCertificate(new URL(publicUrl));
      }, CERTIFICATE_MS),
    );
  }

  function read(): ProcessReport {
    const { rss, heapUsed, heapTotal } = Deno.memoryUsage();
    const { user, system } = cpuUsage();
    const figures: ProcessFigures = {
      loop: meters.loop.read(),
      memory: { rss, heapUsed, heapTotal },
      cpu: (user + system) / 1e6,
      sockets: { http: meters.sockets.http(), live: meters.sockets.live() },
      requests: meters.requests(),
      caches: { LINKS: { ...meters.caches.LINKS }, IDENTITIES: { ...meters.caches.IDENTITIES } },
      vendors: meters.vendors(),
      emails: { ...meters.emails },
      disk,
      certificate,
    };
    return { ...identity, reportedAt: new Date(), figures };
  }
  return {
    read,
    stop: () => stops.forEach((stop) => stop()),
  };
}

/** Returns the version of this process: the start of the web app's digest, and Deno's version. */
export async function releaseVersion(folder = "web/dist"): Promise<string> {
  const build = await Deno.readTextFile(`${folder}/build.json`).then(JSON.parse, () => null);
  return `${build?.id?.slice(0, 8) ?? "unbuilt"} · Deno ${Deno.version.deno}`;
}
