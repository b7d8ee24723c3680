import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Click, ClickBatch } from "../../../server/core/links/clicks/click.ts";
import { openClickSpill } from "../../../server/http/links/click_spill.ts";
import { createDataFolder } from "../../support/product/start_product.ts";

/** A click that the tests know by its referrer. */
const click = (name: string): Click => ({
  linkId: "lnk_0",
  at: 0,
  kind: "PERSON",
  isRepeat: false,
  device: "MOBILE",
  country: "BR",
  referrerHost: name,
});
const WRITER = crypto.randomUUID();
const batch = (...clicks: readonly Click[]): ClickBatch => ({ writer: WRITER, first: 1, clicks });
const names = (batches: readonly ClickBatch[]) =>
  batches.flatMap(({ clicks }) => clicks.map(({ referrerHost }) => referrerHost));

test("clicks are read in their order, and again until they are confirmed", async () => {
  await using folder = await createDataFolder();
  const spill = await openClickSpill(folder.path);
  expect(spill.isEmpty()).toBe(true);
  spill.append(batch(click("a"), click("b")));
  spill.append(batch(click("c")));
  expect(names(spill.next())).toEqual(["a", "b", "c"]);
  expect(spill.finish()).toBe(false);
  expect(names(spill.next())).toHaveLength(3);
  spill.confirm();
  spill.append(batch(click("d")));
  expect(spill.finish()).toBe(false);
  expect(names(spill.next())).toEqual(["d"]);
  spill.confirm();
  expect(spill.finish()).toBe(true);
  expect(spill.isEmpty()).toBe(true);
  await spill.close();
});

test("a line that was torn when a process ended loses that group alone", async () => {
  await using folder = await createDataFolder();
  const first = await openClickSpill(folder.path);
  first.append(batch(click("a")));
  await first.close();
  await Deno.writeTextFile(join(folder.path, "clicks-1.jsonl"), `{"writer":"to`, { append: true });
  const second = await openClickSpill(folder.path);
  second.append(batch(click("b")));
  expect(names(second.next())).toEqual(["a", "b"]);
  await second.close();
});

test("processes on one folder have files of their own; the next takes over what is left", async () => {
  await using folder = await createDataFolder();
  const [one, two] = [await openClickSpill(folder.path), await openClickSpill(folder.path)];
  one.append(batch(click("a")));
  two.append(batch(click("b")));
  expect(names(one.next())).toEqual(["a"]);
  await one.close();
  await two.close();
  const three = await openClickSpill(folder.path);
  expect(names(three.next())).toEqual(["a", "b"]);
  await three.close();
});

test("lines that hold no clicks are passed over, and stop none of the others", async () => {
  await using folder = await createDataFolder();
  const good = JSON.stringify(batch(click("a")));
  const odd = JSON.stringify({ ...batch(), clicks: [null, 1, {}] });
  const lines = ["null", "{}", "7", "[null, 1, {}]", odd, "\0\0", good];
  await Deno.writeTextFile(join(folder.path, "clicks-1.jsonl"), `${lines.join("\n")}\n`);
  const spill = await openClickSpill(folder.path);
  expect(names(spill.next())).toEqual(["a"]);
  spill.confirm();
  expect(spill.finish()).toBe(true);
  await spill.close();
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
  spill.append(batch(click("a")));
  expect(await Deno.readTextFile(join(folder.path, "clicks-1.jsonl"))).toContain(
    `"referrerHost":"a"`,
  );
  await spill.close();
});

test("lines of an earlier version, whose clicks have ids, are read", async () => {
  await using folder = await createDataFolder();
  const id = crypto.randomUUID();
  const line = JSON.stringify([{ ...click("a"), id }]);
  await Deno.writeTextFile(join(folder.path, "clicks-1.jsonl"), `${line}\n`);
  const spill = await openClickSpill(folder.path);
  expect(spill.next()).toEqual([{ writer: id, first: 1, clicks: [{ ...click("a"), id }] }]);
  await spill.close();
});
