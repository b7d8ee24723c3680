/** Every comparison, one after the other. */
for (
  const name of [
    "start",
    "list_offers",
    "read_pages",
    "outbound",
    "lanes",
    "messenger",
    "live",
    "public_page",
    "authentication",
  ]
) {
  console.info(`\n${name}`);
  const args = ["run", "-A", `bench/${name}.ts`];
  const { success } = await new Deno.Command(Deno.execPath(), { args }).spawn().status;
  if (!success) Deno.exit(1);
}
