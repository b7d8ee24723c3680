import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";

const text = (path: string) => readFileSync(path, "utf8");
const tasks = JSON.parse(text("deno.json")).tasks as Record<string, unknown>;
const guide = text("docs/operations.md");
const readme = text("README.md");

test("every task that the guide and the units name exists", () => {
  const named = [guide, ...globSync("deploy/*").map(text)]
    .flatMap((file) => [...file.matchAll(/\bdeno task ([a-z-]+)/g)].map(([, task]) => task!));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((task) => !(task in tasks))).toEqual([]);
});

test("the guide names each file of deploy, and only those that exist", () => {
  const files = globSync("deploy/*").map((path) => basename(path));
  const named = [...guide.matchAll(/`deploy\/([\w.-]+)`/g)].map(([, name]) => name!);
  expect([...new Set(named)].sort()).toEqual(files.sort());
});

test("every variable of the guide is in the README's list", () => {
  const variables = [...guide.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name]) =>
    name!
  );
  expect(variables.length).toBeGreaterThan(10);
  expect([...new Set(variables)].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("a unit's settings are ones that systemd has, each in its section", () => {
  for (const path of globSync("deploy/*.{service,timer}")) {
    const lines = text(path).split("\n").filter((line) => line && !line.startsWith("#"));
    expect(
      lines.filter((line) => !/^(?:\[(?:Unit|Service|Timer|Install)\]|[A-Z]\w+=.+)$/.test(line)),
    )
      .toEqual([]);
    for (const [, file] of text(path).matchAll(/deno run -A (\S+)/g)) text(file!);
  }
  expect(text("deploy/garimpo.service")).toMatch(/KillMode=mixed[^]*TimeoutStopSec=60/);
});

test("both proxies pass WebSockets and the client's address", () => {
  const nginx = text("deploy/nginx.conf");
  expect(nginx).toContain("proxy_set_header Upgrade $http_upgrade;");
  expect(nginx).toContain("proxy_set_header X-Real-IP $remote_addr;");
  expect(nginx.match(/\{/g)).toHaveLength(nginx.match(/\}/g)!.length);
  expect(text("deploy/Caddyfile")).toContain("header_up X-Real-IP {remote_host}");
});

test("the settings of copies are read, and refused where they cannot be meant", () => {
  const read = (more: Record<string, string>) => readConfig({ APP_ENV: "test", ...more }).backup;
  expect(read({})).toEqual({ place: null, recipients: [], identities: [], hour: 6, keepDays: 30 });
  expect(read({ BACKUP_URL: "/srv/copies", BACKUP_HOUR: "3" })).toMatchObject({
    place: "/srv/copies",
    hour: 3,
  });
  expect(() => read({ BACKUP_URL: "copies" })).toThrow("absolute path");
  expect(() => read({ BACKUP_URL: "https://host/bucket" })).toThrow("https://KEY:SECRET@");
  expect(() => read({ BACKUP_KEY: "AGE-SECRET-KEY-1" })).toThrow("begins with age1");
  expect(() => read({ BACKUP_HOUR: "24" })).toThrow("BACKUP_HOUR");
});
