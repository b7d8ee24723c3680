import { expect, test } from "vitest";
import pg from "pg";
import { parseInstant } from "../../server/database/instants.ts";

const { getTypeParser, builtins } = pg.types;

test("an instant is read as the driver itself reads it", () => {
  const driver = getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => unknown;
  for (
    const text of [
      "2026-11-24 02:37:00.123+00",
      "2026-11-24 02:37:00+00",
      "2026-11-24 02:37:00.1+00",
      "2026-11-24 02:37:00.12+00",
      "2026-11-24 02:37:00.123456+00",
      "2026-11-24 02:37:00.123-03",
      "2026-11-24 02:37:00.123+05:30",
      "1999-12-31 23:59:59.999+00",
      "0099-01-01 00:00:00+00",
      "0001-01-01 00:00:00+00 BC",
      "10000-01-01 00:00:00+00",
      "infinity",
      "-infinity",
    ]
  ) {
    expect(parseInstant(text), text).toEqual(driver(text));
  }
});
