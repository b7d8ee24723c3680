import { createHmac } from "node:crypto";
import { at, shopAnswer, shopWords, textAt } from "../../core/marketplaces/api/shop_answer.ts";
import {
  type ShopAccount,
  type ShopReason,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";

const ADDRESS = "https://api-sg.aliexpress.com/sync";

/** The `resp_code`s of an answer that does not refuse. */
const WELL = 200;
const NOTHING = 405;

export type Parameters = Readonly<Record<string, string>>;

/** Answers a method's `result`; null when there is nothing such. @throws ShopRefusal */
type AskOpenPlatform = (
  account: ShopAccount<"ALIEXPRESS">,
  method: string,
  parameters: Parameters,
) => Promise<unknown>;

/**
 * AliExpress's Open Platform, where each question is signed. It goes as a form: an address, with the
 * signature in it, would stand in everybody's log.
 */
export function openPlatform(vendorFetch: VendorFetch, seconds: number): AskOpenPlatform {
  return async ({ credentials: { appKey, appSecret } }, method, parameters) => {
    const asked = {
      ...parameters,
      method,
      app_key: appKey,
      timestamp: String(Date.now()),
      sign_method: "sha256",
    };
    const sign = signature(asked, appSecret);
    const question = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded;charset=utf-8" },
      body: new URLSearchParams({ ...asked, sign }).toString(),
    };
    const { status, body } = await shopAnswer(vendorFetch, ADDRESS, question, seconds);
    const refusal = gatewayRefusal(body, [appSecret, sign]);
    if (refusal) throw refusal;
    const answer = at(body, `${method.replaceAll(".", "_")}_response`, "resp_result");
    const code = Number(at(answer, "resp_code"));
    if (code === NOTHING) return null;
    if (code === WELL && at(answer, "result") !== undefined) return at(answer, "result");
    if (code && code !== WELL) throw serviceRefusal(answer, [appSecret, sign]);
    throw new ShopRefusal("FAILED", `answered ${status} without a result of ${method}`);
  };
}

/** HMAC-SHA256 in upper case over all parameters, by name: each name and its value. */
export function signature(parameters: Parameters, appSecret: string): string {
  const names = Object.keys(parameters).sort();
  const text = names.map((name) => name + parameters[name]).join("");
  return createHmac("sha256", appSecret).update(text).digest("hex").toUpperCase();
}

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
