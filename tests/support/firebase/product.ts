import { serveIdentityApp } from "../identity/identity_app.ts";
import { type Emulator, variablesOf } from "./emulator.ts";

/** The product on an empty database, its people at the emulator, and what programs ask of it. */
export async function firebaseProduct(emulator: Emulator) {
  const product = await serveIdentityApp(variablesOf(emulator));
  const post = async (path: string, body: object, headers: HeadersInit = {}) =>
    await product.app.fetch(
      new Request(`http://localhost${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    );
  return {
    ...product,
    post,
    login: (token: string) => post("/api/login", { token }),
    async viewer(headers: HeadersInit) {
      const query =
        "{ viewer { email displayName admin subscription { plan status expiresAt messageCount } } }";
      return (await (await post("/graphql", { query }, headers)).json()).data.viewer;
    },
  };
}
