import { expect, test } from "vitest";
import { type Someone, testApp } from "../support/test_app.ts";

const scene = async () => {
  const w = await testApp();
  const at = (someone: Someone, method: string, body?: string) =>
    w.app.fetch(
      new Request("http://localhost/api/admin/global", {
        method,
        headers: {
          "content-type": "application/json",
          ...someone.token && { authorization: `Bearer ${someone.token}` },
        },
        ...body !== undefined && { body },
      }),
    );
  return {
    w,
    read: async () => await (await at(w.guest, "GET")).json(),
    post: async (someone: Someone, body: unknown) => {
      const answer = await at(someone, "POST", typeof body === "string" ? body : json(body));
      return { status: answer.status, ...await answer.json() };
    },
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  };
};
const json = JSON.stringify;
const defaults = { sidebarColor: "#FFFFFF", primaryColor: "#6200EE", cardColor: "#FFFFFF" };

test("anybody reads the global settings, and an admin saves some of them", async () => {
  await using s = await scene();
  expect(await s.read()).toEqual(defaults);
  const settings = { ...defaults, primaryColor: "#C62828" };
  const saved = await s.post(await s.w.admin(), { primaryColor: "#c62828", other: "ignored" });
  expect(saved).toEqual({ status: 200, success: true, settings });
  expect(await s.read()).toEqual(settings);
});

test("a guest and a member are refused with the messages of the specification", async () => {
  await using s = await scene();
  const ana = await s.w.member();
  for (const body of [defaults, "{", "[]", ""]) { // a refused person gets no error about the body
    expect(await s.post(s.w.guest, body)).toMatchObject({
      status: 401,
      success: false,
      statusMessage: "Usuário não autenticado.",
      message: "Usuário não autenticado.",
    });
    expect(await s.post(ana, body)).toMatchObject({
      status: 403,
      statusMessage: "Apenas administradores podem alterar estas configurações.",
    });
  }
  expect(await s.read()).toEqual(defaults);
});

test("an invalid body is refused with a sentence, and changes nothing", async () => {
  await using s = await scene();
  const rute = await s.w.admin();
  for (const body of ["", "{", "[]", "null", `"#FFFFFF"`, "7"]) {
    expect(await s.post(rute, body)).toMatchObject({
      status: 400,
      code: "SETTINGS_INVALID",
      statusMessage: expect.stringContaining("Envie as cores"),
    });
  }
  for (const color of ["red", "#FFF", 7, {}, [], "#FFFFFF;}", true]) {
    expect(await s.post(rute, { cardColor: color })).toMatchObject({
      status: 400,
      code: "COLOR_INVALID",
      path: ["cardColor"],
    });
  }
  expect(await s.read()).toEqual(defaults);
});

test("an internal error is reported as not saved, with the request's id", async () => {
  await using s = await scene();
  const rute = await s.w.admin();
  await s.w.db.schema.alterTable("appearances").renameTo("elsewhere").execute();
  expect(await s.post(rute, defaults)).toMatchObject({
    status: 500,
    statusMessage: "Falha ao salvar as configurações.",
    requestId: expect.any(String),
  });
});
