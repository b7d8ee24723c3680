import { secretHash } from "../../../server/core/api_keys/secret.ts";
import { authorizeOAuthApp } from "../../../server/core/oauth/authorize_app.ts";
import { exchangeCode } from "../../../server/core/oauth/issue_tokens.ts";
import { createOAuthApp } from "../../../server/core/oauth/write_app.ts";
import type { Member } from "../test_app.ts";

const CALLBACK = "https://planilha.example/volta";
const VERIFIER = "v".repeat(43);

/** An app of the person's, which they allowed to act for them. @returns its id. */
export async function seedOAuth(person: Member, name: string) {
  const { app } = await createOAuthApp(person.ctx(), {
    name,
    redirectUris: [CALLBACK],
    isPublic: true,
  });
  const redirectTo = await authorizeOAuthApp(person.ctx(), {
    request: {
      clientId: app.id,
      redirectUri: CALLBACK,
      responseType: "code",
      scope: "OFFERS_READ",
      codeChallenge: await secretHash(VERIFIER),
      codeChallengeMethod: "S256",
    },
    isAllowed: true,
    issuer: "http://localhost",
  });
  const code = new URL(redirectTo).searchParams.get("code")!;
  const exchange = { appId: app.id, code, redirectUri: CALLBACK, verifier: VERIFIER };
  await exchangeCode(person.ctx(), exchange);
  return { oap: app.id };
}
