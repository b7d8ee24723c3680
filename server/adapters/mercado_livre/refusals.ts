import { at, shopWords, textAt } from "../../core/marketplaces/api/answer_parts.ts";
import type { ShopAnswer } from "../../core/marketplaces/api/shop_answer.ts";
import { type ShopReason, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";

/** Of the API itself, whose words for one thing differ from place to place: the status tells. */
const ofStatuses: Readonly<Record<number, ShopReason>> = {
  400: "REQUEST_REFUSED",
  401: "SIGN_IN_EXPIRED",
  403: "ACCESS_DENIED",
};

/** Of the sign-in. Source: Mercado Livre, "Autenticação e autorização", error codes; RFC 6749, 5.2. */
const ofSignIn: Readonly<Record<string, ShopReason>> = {
  invalid_grant: "SIGN_IN_EXPIRED",
  invalid_client: "CREDENTIALS_REFUSED", // the operator's, of the application
  unauthorized_client: "SIGN_IN_EXPIRED", // the person took their permission back
  unauthorized_application: "ACCESS_DENIED",
  invalid_operator_user_id: "ACCESS_DENIED", // only the account's owner may permit it
  forbidden: "ACCESS_DENIED",
  invalid_request: "REQUEST_REFUSED",
  invalid_scope: "REQUEST_REFUSED",
  unsupported_grant_type: "REQUEST_REFUSED",
};

/** Why the API refused. `secrets` never come into its words. */
export const refusalOf = (answer: ShopAnswer, secrets: readonly string[]): ShopRefusal =>
  new ShopRefusal(ofStatuses[answer.status] ?? "FAILED", wordsOf(answer, secrets));

/** Why the sign-in refused; FAILED leaves in doubt what was done. */
export const signInRefusalOf = (answer: ShopAnswer, secrets: readonly string[]): ShopRefusal =>
  new ShopRefusal(
    ofSignIn[textAt(answer.body, "error") ?? ""] ?? "FAILED",
    wordsOf(answer, secrets),
  );

function wordsOf({ status, body }: ShopAnswer, secrets: readonly string[]): string {
  const names = ["code", "error", "message", "error_description"];
  return shopWords([status, ...names.map((name) => at(body, name))], secrets);
}
