import { createHmac } from "node:crypto";
import { at } from "../../core/marketplaces/api/answer_parts.ts";
import { shopAnswer } from "../../core/marketplaces/api/shop_answer.ts";
import { type ShopAccount, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { gatewayRefusal, serviceRefusal } from "./refusals.ts";

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
