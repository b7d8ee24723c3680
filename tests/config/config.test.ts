import { expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { ConfigError } from "../../server/config/variables.ts";

const KEY = "k".repeat(32);
const project = { FIREBASE_PROJECT_ID: "loja-1", FIREBASE_API_KEY: "AIzaSy_key-1" };

test("no variable is required to start", () => {
  expect(readConfig({})).toMatchObject({
    environment: "development",
    port: 8000,
    databaseUrl: null,
    publicUrl: null,
    siteName: "Garimpo",
    siteSlug: "garimpo",
    secretKey: null,
    firebase: null,
  });
});

test("an empty variable counts as not set", () => {
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
  ["a project's id that is none", { FIREBASE_PROJECT_ID: "Loja" }, "FIREBASE_PROJECT_ID"],
  ["a project without its key", { FIREBASE_PROJECT_ID: "loja-1" }, "FIREBASE_API_KEY"],
  ["a sign-in that is not offered", { ...project, FIREBASE_SOCIAL: "google,x" }, "FIREBASE_SOCIAL"],
  ["an address for a host", {
    ...project,
    FIREBASE_AUTH_DOMAIN: "https://loja.example",
  }, "FIREBASE_AUTH_DOMAIN"],
  ["an emulator without a port", {
    ...project,
    FIREBASE_AUTH_EMULATOR_HOST: "localhost",
  }, "FIREBASE_AUTH_EMULATOR_HOST"],
  ["the emulator in production", {
    APP_ENV: "production",
    SECRET_KEY: KEY,
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
  }, "FIREBASE_AUTH_EMULATOR_HOST"],
  ["a Firestore without its accounts", { FIRESTORE_MIRROR: "on" }, "FIREBASE_PROJECT_ID"],
  [
    "a switch that is neither on nor off",
    { ...project, FIRESTORE_LISTEN: "1" },
    "FIRESTORE_LISTEN",
  ],
  ["an emulator of Firestore without a port", {
    ...project,
    FIRESTORE_EMULATOR_HOST: "localhost",
  }, "FIRESTORE_EMULATOR_HOST"],
  ["an emulator of Firestore in production", {
    APP_ENV: "production",
    SECRET_KEY: KEY,
    FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
  }, "FIRESTORE_EMULATOR_HOST"],
  ["mail by another way", { SMTP_URL: "https://mail.example" }, "SMTP_URL"],
  ["mail from nowhere", { MAIL_FROM: "Garimpo" }, "MAIL_FROM"],
  [
    "mail with links to any host that was requested",
    { SMTP_URL: "smtps://mail.example" },
    "PUBLIC_URL",
  ],
  ["half of Google", { GOOGLE_CLIENT_ID: "g" }, "GOOGLE_CLIENT_SECRET"],
  ["half of Mercado Livre", { MERCADO_LIVRE_CLIENT_ID: "m" }, "MERCADO_LIVRE_CLIENT_SECRET"],
  ["Mercado Livre without an address to return to", {
    MERCADO_LIVRE_CLIENT_ID: "m",
    MERCADO_LIVRE_CLIENT_SECRET: "s",
  }, "PUBLIC_URL"],
  ["calls that are no number", { SHOPEE_CALLS_PER_HOUR: "0" }, "SHOPEE_CALLS_PER_HOUR"],
  ["half of Apple", { APPLE_CLIENT_ID: "a", APPLE_KEY_ID: "k" }, "APPLE_TEAM_ID"],
  ["another key than Apple's", {
    APPLE_CLIENT_ID: "a",
    APPLE_TEAM_ID: "t",
    APPLE_KEY_ID: "k",
    APPLE_PRIVATE_KEY: "-----BEGIN EC PRIVATE KEY-----",
  }, "APPLE_PRIVATE_KEY"],
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

test("a Firebase project needs its id and its key; the rest has defaults", () => {
  expect(readConfig(project).firebase).toEqual({
    projectId: "loja-1",
    apiKey: "AIzaSy_key-1",
    authDomain: "loja-1.firebaseapp.com",
    social: [],
    serviceAccount: null,
    emulatorHost: null,
  });
  const more = { FIREBASE_SOCIAL: "apple, google", FIREBASE_AUTH_DOMAIN: "entrar.loja.example" };
  expect(readConfig({ ...project, ...more }).firebase).toMatchObject({
    social: ["google", "apple"],
    authDomain: "entrar.loja.example",
  });
});

test("emails are from MAIL_FROM, else from the site itself", () => {
  const mailOf = (variables: Record<string, string>) => readConfig(variables).mail;
  const address = { PUBLIC_URL: "https://loja.example", SITE_NAME: "Loja" };
  expect(mailOf({})).toEqual({
    smtpUrl: null,
    from: { name: "Garimpo", address: "nao-responda@localhost" },
  });
  expect(mailOf({ ...address, SMTP_URL: "smtp://mail:25" })).toEqual({
    smtpUrl: "smtp://mail:25",
    from: { name: "Loja", address: "nao-responda@loja.example" },
  });
  for (
    const [text, name] of [["Oi, Ana <oi@loja.example>", "Oi, Ana"], ["oi@loja.example", "Loja"]]
  ) {
    expect(mailOf({ ...address, MAIL_FROM: text! }).from).toEqual({
      name,
      address: "oi@loja.example",
    });
  }
});

test("an invalid mail server is reported without its password", () => {
  const read = () => readConfig({ SMTP_URL: "ftp://ana:segredo@mail.example" });
  expect(read).toThrow("SMTP_URL");
  expect(read).not.toThrow("segredo");
});

test("Apple's key may be in one line", () => {
  const variables = {
    APPLE_CLIENT_ID: "a",
    APPLE_TEAM_ID: "t",
    APPLE_KEY_ID: "k",
    APPLE_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----\\nMIGT\\n-----END PRIVATE KEY-----\\n",
  };
  const { apple, google } = readConfig(variables).social;
  expect(apple!.privateKey).toBe("-----BEGIN PRIVATE KEY-----\nMIGT\n-----END PRIVATE KEY-----\n");
  expect(google).toBeNull();
});

test("Mercado Livre redirects back to the product's own address", () => {
  expect(readConfig({}).shops).toEqual({ mercadoLivre: null, shopeeCallsPerHour: 2_000 });
  const { shops } = readConfig({
    PUBLIC_URL: "https://garimpo.example/",
    MERCADO_LIVRE_CLIENT_ID: "m",
    MERCADO_LIVRE_CLIENT_SECRET: "s",
    SHOPEE_CALLS_PER_HOUR: "8000",
  });
  expect(shops).toEqual({
    mercadoLivre: {
      clientId: "m",
      clientSecret: "s",
      redirectUri: "https://garimpo.example/api/marketplaces/mercadolivre/callback",
    },
    shopeeCallsPerHour: 8_000,
  });
});
