import { expect } from "vitest";
import { refusalOf } from "../../support/messengers/connect_messenger.ts";
import type { Proved } from "./messenger.ts";

/** What a messenger must know of the credentials that one can type. */
export function credentialsContract({ it, makeStandin }: Proved): void {
  it("identifies the account of credentials", async () => {
    await using standin = await makeStandin();
    const { account, credentials } = await standin.account();
    expect(await standin.messenger.identify!(credentials)).toEqual(account);
  });

  it("rejects credentials that were never issued, are malformed, or revoked", async () => {
    await using standin = await makeStandin();
    const { account, credentials } = await standin.account();
    standin.revoke(account);
    for (const wrong of [standin.strangeCredentials, "", "não é nada disso", credentials]) {
      const refusal = await refusalOf(standin.messenger.identify!(wrong));
      expect(refusal).toMatchObject({ reason: "SESSION", problem: "REVOKED" });
      expect(refusal.message).not.toContain(wrong || "nothing");
    }
  });
}
