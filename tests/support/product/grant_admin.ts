/** Makes a registered person an admin, as an operator does while the product runs. */
export async function grantAdminByCommand(dataDir: string, email: string) {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "server/admin.ts", "grant", email],
    env: { APP_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: "" },
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
}
