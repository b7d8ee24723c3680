/** Every comparison, one after the other. */
for (
  const name of [
    "start",
    "list_offers",
    "read_pages",
    "read_classes",
    "hostile_pages",
    "generator",
    "outbound",
    "lanes",
    "messenger",
    "whatsapp",
    "live",
    "public_page",
    "redirect",
    "store",
    "first_visit",
    "authentication",
    "cards",
    "catalogue",
    "insights",
    "webhooks",
    "retention",
  ]
) {
  console.info(`\n${name}`);
  const args = ["run", "-A", `bench/${name}.ts`];
  const { success } = await new Deno.Command(Deno.execPath(), { args }).spawn().status;
  if (!success) Deno.exit(1);
}
