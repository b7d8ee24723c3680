import { createHmac } from "node:crypto";
import { at, fetchShop, refusalDetail, textAt } from "../../core/marketplaces/api/shop_response.ts";
import {
  type ShopAccount,
  type ShopReason,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";

const ADDRESS = "https://api-sg.aliexpress.com/sync";

/** The `resp_code`s of a response that is no refusal. */
const WELL = 200;
const NOTHING = 405;

export type Parameters = Readonly<Record<string, string>>;

/** Returns a method's `result`; null where there is none. @throws ShopRefusal */
type CallOpenPlatform = (
  account: ShopAccount<"ALIEXPRESS">,
  method: string,
  parameters: Parameters,
) => Promise<unknown>;

/**
 * The client of AliExpress's Open Platform, which signs each request. It posts a form, since an
 * address with the signature in it would be logged on its way.
 */
export function openPlatform(vendorFetch: VendorFetch, seconds: number): CallOpenPlatform {
  return async ({ credentials: { appKey, appSecret } }, method, parameters) => {
    const signed = {
      ...parameters,
      method,
      app_key: appKey,
      timestamp: String(Date.now()),
      sign_method: "sha256",
    };
    const sign = signature(signed, appSecret);
    const request = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded;charset=utf-8" },
      body: new URLSearchParams({ ...signed, sign }).toString(),
    };
    const { status, body } = await fetchShop(vendorFetch, ADDRESS, request, seconds);
    const refusal = gatewayRefusal(body, [appSecret, sign]);
    if (refusal) throw refusal;
    const response = at(body, `${method.replaceAll(".", "_")}_response`, "resp_result");
    const code = Number(at(response, "resp_code"));
    if (code === NOTHING) return null;
    if (code === WELL && at(response, "result") !== undefined) return at(response, "result");
    if (code && code !== WELL) throw serviceRefusal(response, [appSecret, sign]);
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
 * The reasons of the gateway's codes. AliExpress publishes no full list: these are those that its
 * developers report (mostly IncompleteSignature, AppApiCallLimit and InsufficientPermission); any
 * other is classified by its `type`.
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

/** The reasons of the error types: the request, the service behind the gateway, or the gateway. */
const ofTypes: Readonly<Record<string, ShopReason>> = {
  ISV: "REQUEST_REFUSED",
  ISP: "FAILED",
  SYSTEM: "FAILED",
};

/** The reasons of the affiliate service's `resp_code`; 200 is success, 405 an empty result. */
export const ofService: Readonly<Record<string, ShopReason>> = {
  401: "ACCOUNT_INVALID", // "This publisher is not registered"
  404: "FAILED", // "System Error"
};

const DAY_SECONDS = 24 * 60 * 60;

/** Returns the gateway's refusal, which comes as HTTP 200; null: none. */
function gatewayRefusal(response: unknown, secrets: readonly string[]): ShopRefusal | null {
  const error = at(response, "error_response");
  if (error === undefined) return null;
  const code = String(at(error, "code"));
  const message = textAt(error, "msg") ?? textAt(error, "message") ?? "";
  const reason = ofGateway[code] ?? ofTypes[textAt(error, "type") ?? ""] ?? "FAILED";
  const detail = refusalDetail([code, message, at(error, "sub_msg")], secrets);
  return new ShopRefusal(reason, detail, reason === "RATE_LIMITED" ? banSeconds(message) : null);
}

/** Returns the affiliate service's refusal. */
function serviceRefusal(result: unknown, secrets: readonly string[]): ShopRefusal {
  const code = String(at(result, "resp_code"));
  const detail = refusalDetail([code, at(result, "resp_msg")], secrets);
  return new ShopRefusal(ofService[code] ?? "REQUEST_REFUSED", detail);
}

/** Reads the seconds of "This ban will last 14229 seconds". */
function banSeconds(message: string): number | null {
  const [, seconds] = /ban will last (?:for )?(\d{1,6})/i.exec(message) ?? [];
  return seconds === undefined ? null : Math.min(Math.max(Number(seconds), 1), DAY_SECONDS);
}
