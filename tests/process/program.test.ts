import { expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { startNotice } from "../../server/process/program.ts";

const ADDRESS = "http://localhost:8000";

test("a first start ends with the address, the first admin's link and the data folder", () => {
  expect(startNotice(readConfig({}), ADDRESS, "c0de").split("\n").filter(Boolean)).toEqual([
    "Garimpo is running",
    "  Open        http://localhost:8000",
    "  First admin http://localhost:8000/auth/action?mode=firstAdmin&oobCode=c0de (for 24 hours)",
    "  Data        data",
    "  Emails      data/mail",
    "  Stop        Ctrl+C",
  ]);
});

test("a start with an own database and mail server prints no files and no admin link", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://u:p@db/garimpo",
    SMTP_URL: "smtps://u:p@mail.example",
    PUBLIC_URL: "https://garimpo.example",
  });
  const notice = startNotice(config, "https://garimpo.example", null);
  expect(notice).toContain("Data        the PostgreSQL of DATABASE_URL");
  expect(notice).not.toMatch(/First admin|Emails|postgres:\/\//);
});
