import { join } from "node:path";
import { expect, test, vi } from "vitest";
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
  spill.append([click("a"), click("b")]);
  spill.append([click("c")]);
  expect(names(spill.next())).toEqual(["a", "b", "c"]);
  expect(spill.finish()).toBe(false);
  expect(spill.next()).toHaveLength(3);
  spill.confirm();
  spill.append([click("d")]);
  expect(spill.finish()).toBe(false);
  expect(names(spill.next())).toEqual(["d"]);
  spill.confirm();
  expect(spill.finish()).toBe(true);
  expect(spill.isEmpty()).toBe(true);
  spill.close();
});

test("a line that was torn when a process ended loses that group alone", async () => {
  await using folder = await createDataFolder();
  const first = await openClickSpill(folder.path);
  first.append([click("a")]);
  first.close();
  await Deno.writeTextFile(join(folder.path, "clicks-1.jsonl"), `[{"id":"to`, { append: true });
  const second = await openClickSpill(folder.path);
  second.append([click("b")]);
  expect(names(second.next())).toEqual(["a", "b"]);
  second.close();
});

test("processes on one folder have files of their own; the next takes over what is left", async () => {
  await using folder = await createDataFolder();
  const [one, two] = [await openClickSpill(folder.path), await openClickSpill(folder.path)];
  one.append([click("a")]);
  two.append([click("b")]);
  expect(names(one.next())).toEqual(["a"]);
  one.close();
  two.close();
  const three = await openClickSpill(folder.path);
  expect(names(three.next())).toEqual(["a", "b"]);
  three.close();
});

test("lines that hold no clicks are passed over, and stop none of the others", async () => {
  await using folder = await createDataFolder();
  const good = JSON.stringify([click("a")]);
  const lines = ["null", "{}", "7", "[null, 1, {}]", "\0\0", good];
  await Deno.writeTextFile(join(folder.path, "clicks-1.jsonl"), `${lines.join("\n")}\n`);
  const spill = await openClickSpill(folder.path);
  expect(names(spill.next())).toEqual(["a"]);
  spill.confirm();
  expect(spill.finish()).toBe(true);
  spill.close();
});

test("a file that another process removes before it is locked is not written to", async () => {
  await using folder = await createDataFolder();
  const { open } = Deno;
  vi.spyOn(Deno, "open").mockImplementationOnce(async (path, options) => {
    const file = await open(path, options);
    await Deno.remove(path); // the other one has taken over what it held
    return file;
  });
  const spill = await openClickSpill(folder.path);
  spill.append([click("a")]);
  expect(await Deno.readTextFile(join(folder.path, "clicks-1.jsonl"))).toContain(`"id":"a"`);
  spill.close();
});
