import { join } from "node:path";
import { expect, test } from "vitest";
import type { Click } from "../../../server/core/links/clicks/click.ts";
import { openClickSpill } from "../../../server/http/links/click_spill.ts";
import { createDataFolder } from "../../support/product/start_product.ts";

const click = (id: string): Click => ({
  id,
  linkId: "lnk_0",
  at: 0,
  kind: "PERSON",
  isRepeat: false,
  device: "MOBILE",
  country: "BR",
  referrerHost: "loja.example",
});
const names = (clicks: readonly Click[]) => clicks.map(({ id }) => id);

test("clicks are read in their order, and again until they are confirmed", async () => {
  await using folder = await createDataFolder();
  const spill = await openClickSpill(folder.path);
  expect(spill.isEmpty()).toBe(true);
  await spill.append([click("a"), click("b")]);
  await spill.append([click("c")]);
  expect(names(await spill.next())).toEqual(["a", "b", "c"]);
  expect(await spill.finish()).toBe(false);
  expect(await spill.next()).toHaveLength(3);
  spill.confirm();
  await spill.append([click("d")]);
  expect(await spill.finish()).toBe(false);
  expect(names(await spill.next())).toEqual(["d"]);
  spill.confirm();
  expect(await spill.finish()).toBe(true);
  expect(spill.isEmpty()).toBe(true);
  await spill.close();
});

test("a line that was torn when a process ended loses that group alone", async () => {
  await using folder = await createDataFolder();
  const first = await openClickSpill(folder.path);
  await first.append([click("a")]);
  await first.close();
  await Deno.writeTextFile(join(folder.path, "clicks-1.jsonl"), `[{"id":"to`, { append: true });
  const second = await openClickSpill(folder.path);
  await second.append([click("b")]);
  expect(names(await second.next())).toEqual(["a", "b"]);
  await second.close();
});

test("processes on one folder have files of their own; the next takes over what is left", async () => {
  await using folder = await createDataFolder();
  const [one, two] = [await openClickSpill(folder.path), await openClickSpill(folder.path)];
  await one.append([click("a")]);
  await two.append([click("b")]);
  expect(names(await one.next())).toEqual(["a"]);
  await one.close();
  await two.close();
  const three = await openClickSpill(folder.path);
  expect(names(await three.next())).toEqual(["a", "b"]);
  await three.close();
});
