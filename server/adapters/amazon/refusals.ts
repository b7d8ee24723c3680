import {
  at,
  refusalDetail,
  type ShopResponse,
  textAt,
} from "../../core/marketplaces/api/shop_response.ts";
import { type ShopReason, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";

/**
 * The reasons of Amazon's exceptions, by their `reason` where that is more exact. Source: Creators
 * API, error responses.
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

/** The reasons of the token endpoint's errors. Source: RFC 6749, 5.2; Login with Amazon. */
const ofTokens: Readonly<Record<string, ShopReason>> = {
  invalid_client: "CREDENTIALS_REFUSED",
  unauthorized_client: "CREDENTIALS_REFUSED",
  invalid_scope: "CREDENTIALS_REFUSED", // keys of another of Amazon's APIs
  invalid_request: "REQUEST_REFUSED",
  unsupported_grant_type: "REQUEST_REFUSED",
};

/** The reasons by status, where the body is unknown. */
const ofStatuses: Readonly<Record<number, ShopReason>> = {
  400: "REQUEST_REFUSED",
  401: "CREDENTIALS_REFUSED",
  403: "ACCESS_DENIED",
};

/** Returns Amazon's refusal, without `secrets` in its detail. */
export function refusalOf(
  { status, body }: ShopResponse,
  secrets: readonly string[],
): ShopRefusal {
  const type = exceptionOf(body);
  const why = textAt(body, "reason") ?? "";
  const error = textAt(body, "error") ?? "";
  const reason = ofExceptions[`${type} ${why}`] ?? ofExceptions[type] ?? ofTokens[error] ??
    ofStatuses[status] ?? "FAILED";
  const words = [status, type, why, error, at(body, "message"), at(body, "error_description")];
  return new ShopRefusal(reason, refusalDetail(words, secrets));
}

/** Whether the request may be retried with a new token. */
export const isTokenRefused = ({ status, body }: ShopResponse): boolean =>
  status === 401 && ["TokenExpired", "InvalidToken"].includes(textAt(body, "reason") ?? "");

/** "com.amazon.example#ValidationException" is a ValidationException. */
const exceptionOf = (body: unknown) =>
  (textAt(body, "type") ?? textAt(body, "__type") ?? "").replace(/^.*#/, "");
