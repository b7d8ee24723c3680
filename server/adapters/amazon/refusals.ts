import { at, type ShopAnswer, shopWords, textAt } from "../../core/marketplaces/api/shop_answer.ts";
import { type ShopReason, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";

/**
 * What Amazon's exceptions come to, by their `reason` where that tells more. Source: Creators API,
 * error responses.
 */
const ofExceptions: Readonly<Record<string, ShopReason>> = {
  "AccessDeniedException AssociateNotEligible": "NOT_ELIGIBLE",
  AccessDeniedException: "ACCESS_DENIED",
  UnauthorizedException: "CREDENTIALS_REFUSED",
  "ValidationException InvalidAssociate": "ACCOUNT_INVALID",
  "ValidationException InvalidPartnerTag": "ACCOUNT_INVALID",
  ValidationException: "REQUEST_REFUSED",
  ResourceNotFoundException: "PRODUCT_NOT_FOUND",
};

/** Of the token's endpoint. Source: RFC 6749, 5.2; Login with Amazon. */
const ofTokens: Readonly<Record<string, ShopReason>> = {
  invalid_client: "CREDENTIALS_REFUSED",
  unauthorized_client: "CREDENTIALS_REFUSED",
  invalid_scope: "CREDENTIALS_REFUSED", // keys of another of Amazon's APIs
  invalid_request: "REQUEST_REFUSED",
  unsupported_grant_type: "REQUEST_REFUSED",
};

/** Where the body says nothing that is known. */
const ofStatuses: Readonly<Record<number, ShopReason>> = {
  400: "REQUEST_REFUSED",
  401: "CREDENTIALS_REFUSED",
  403: "ACCESS_DENIED",
};

/** Why Amazon refused. `secrets` never come into its words. */
export function refusalOf(
  { status, body }: ShopAnswer,
  secrets: readonly string[],
): ShopRefusal {
  const type = exceptionOf(body);
  const why = textAt(body, "reason") ?? "";
  const error = textAt(body, "error") ?? "";
  const reason = ofExceptions[`${type} ${why}`] ?? ofExceptions[type] ?? ofTokens[error] ??
    ofStatuses[status] ?? "FAILED";
  const words = [status, type, why, error, at(body, "message"), at(body, "error_description")];
  return new ShopRefusal(reason, shopWords(words, secrets));
}

/** Whether another token may help. */
export const isTokenRefused = ({ status, body }: ShopAnswer): boolean =>
  status === 401 && ["TokenExpired", "InvalidToken"].includes(textAt(body, "reason") ?? "");

/** "com.amazon.example#ValidationException" is a ValidationException. */
const exceptionOf = (body: unknown) =>
  (textAt(body, "type") ?? textAt(body, "__type") ?? "").replace(/^.*#/, "");
