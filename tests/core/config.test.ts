import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../../server/config.ts";

const KEY = "k".repeat(32);

test("nothing is needed to try it", () => {
  expect(readConfig({})).toMatchObject({
    environment: "development",
    port: 8000,
    databaseUrl: null,
    publicUrl: null,
    siteName: "Garimpo",
    siteSlug: "garimpo",
    secretKey: null,
  });
});

test("an empty variable is one that is not set", () => {
  expect(readConfig({ PORT: " ", DATABASE_URL: "" })).toMatchObject({
    port: 8000,
    databaseUrl: null,
  });
});

test.each([
  ["an unknown environment", { APP_ENV: "prod" }, "APP_ENV"],
  ["a port that is none", { PORT: "80a" }, "PORT"],
  ["another database", { DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  ["an address with a path", { PUBLIC_URL: "https://x.example/app" }, "PUBLIC_URL"],
  ["a short secret", { SECRET_KEY: "short" }, "SECRET_KEY"],
  ["a slug with blanks", { SITE_SLUG: "a b" }, "SITE_SLUG"],
  ["a contact that cannot be written to", { PRIVACY_CONTACT: "a gente" }, "PRIVACY_CONTACT"],
  ["production without a secret", { APP_ENV: "production" }, "SECRET_KEY"],
  ["stand-ins in production", {
    APP_ENV: "production",
    SECRET_KEY: KEY,
    OUTBOUND_STANDINS: "a.example=http://127.0.0.1:1",
  }, "OUTBOUND_STANDINS"],
])("%s is refused by its name", (_, variables, name) => {
  expect(() => readConfig(variables)).toThrow(ConfigError);
  expect(() => readConfig(variables)).toThrow(name);
});
