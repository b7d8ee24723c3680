import { at, shopWords, textAt } from "../../core/marketplaces/api/answer_parts.ts";
import { type ShopReason, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";

/**
 * What the gateway's codes come to. AliExpress publishes no full list: these are those that its
 * developers report (IncompleteSignature, AppApiCallLimit and InsufficientPermission most of all);
 * of any other its `type` says whose fault it is.
 */
export const ofGateway: Readonly<Record<string, ShopReason>> = {
  IncompleteSignature: "CREDENTIALS_REFUSED",
  InvalidAppKey: "CREDENTIALS_REFUSED",
  InvalidTimestamp: "CREDENTIALS_REFUSED",
  IllegalTimestamp: "CREDENTIALS_REFUSED",
  InsufficientPermission: "NOT_ELIGIBLE", // the app was not granted this API
  AppApiCallLimit: "RATE_LIMITED",
  ApiCallLimit: "RATE_LIMITED",
  MissingParameter: "REQUEST_REFUSED",
  InvalidParameter: "REQUEST_REFUSED",
  ServiceTimeout: "FAILED",
};

/** Who was wrong: whoever asked, the service behind the gateway, or the gateway. */
const ofTypes: Readonly<Record<string, ShopReason>> = {
  ISV: "REQUEST_REFUSED",
  ISP: "FAILED",
  SYSTEM: "FAILED",
};

/** What the affiliate service's `resp_code` comes to; 200 is well, and 405 that there is nothing. */
export const ofService: Readonly<Record<string, ShopReason>> = {
  401: "ACCOUNT_INVALID", // "This publisher is not registered"
  404: "FAILED", // "System Error"
};

const DAY_SECONDS = 24 * 60 * 60;

/** What the gateway refuses with, which comes as HTTP 200; null: it does not refuse. */
export function gatewayRefusal(answer: unknown, secrets: readonly string[]): ShopRefusal | null {
  const error = at(answer, "error_response");
  if (error === undefined) return null;
  const code = String(at(error, "code"));
  const message = textAt(error, "msg") ?? textAt(error, "message") ?? "";
  const reason = ofGateway[code] ?? ofTypes[textAt(error, "type") ?? ""] ?? "FAILED";
  const detail = shopWords([code, message, at(error, "sub_msg")], secrets);
  return new ShopRefusal(reason, detail, reason === "RATE_LIMITED" ? banSeconds(message) : null);
}

/** What the affiliate service refuses with. */
export function serviceRefusal(result: unknown, secrets: readonly string[]): ShopRefusal {
  const code = String(at(result, "resp_code"));
  const detail = shopWords([code, at(result, "resp_msg")], secrets);
  return new ShopRefusal(ofService[code] ?? "REQUEST_REFUSED", detail);
}

/** "This ban will last 14229 seconds" is how AliExpress says when to come back. */
function banSeconds(message: string): number | null {
  const [, seconds] = /ban will last (?:for )?(\d{1,6})/i.exec(message) ?? [];
  return seconds === undefined ? null : Math.min(Math.max(Number(seconds), 1), DAY_SECONDS);
}
