import type { Fault, plannedFaults } from "../telegram/faults.ts";
import type { Answer, HttpRequest } from "../telegram/http_server.ts";
import { ApiError, badRequest, notFound, unauthorized } from "./api_error.ts";
import { groupRoutes } from "./group_routes.ts";
import { instanceRoutes } from "./instance_routes.ts";
import type { Instance } from "./instances.ts";
import type { PhoneNetwork } from "./numbers.ts";
import { type CorrectionBody, messageTaker, type SendBody } from "./sends.ts";

export type Ground = {
  readonly network: PhoneNetwork;
  readonly instances: Map<string, Instance>;
  readonly faults: ReturnType<typeof plannedFaults>;
  readonly key: () => string;
  /** The version; null: another program answers here. */
  readonly version: () => string | null;
  /** The `retry-after` of a proxy before the gateway, in seconds. */
  readonly retryAfter: number;
};

/** A failed send, with its reason. */
export type Refused = { readonly at: number; readonly instance: string; readonly why: string };

/** Answers the gateway's requests, and records what was sent and requested. */
export function gatewayApi({ network, instances, faults, key, version, retryAfter }: Ground) {
  const { take, correct, taken } = messageTaker(network);
  const { create, rows, ofInstance, setWebhook } = instanceRoutes(instances, key);
  const ofGroups = groupRoutes(network);
  const requests: string[] = [];
  const refused: Refused[] = [];
  let askedAt = -Infinity;

  function answer(request: HttpRequest): Promise<Answer> {
    const url = new URL(request.path, "http://gateway");
    const [, area = "", what = "", name = ""] = url.pathname.split("/").map(decodeURIComponent);
    requests.push(`${request.method} /${area}/${what}`);
    askedAt = performance.now();
    try {
      return Promise.resolve(routed(request, { url, area, what, name }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Promise.resolve(error.answer());
    }
  }

  type Path = { url: URL; area: string; what: string; name: string };

  function routed(request: HttpRequest, { url, area, what, name }: Path): Answer {
    const given = String(request.headers.apikey ?? "");
    const fault = area === "message" || area === "chat" ? null : faults.draw(what);
    if (fault) return spoiled(fault);
    if (url.pathname === "/") return greeting();
    if (area === "verify-creds") {
      needKey(given, key());
      return well({ status: 200 });
    }
    if (`${area}/${what}` === "instance/create") {
      needKey(given, key());
      return { status: 201, body: create(json(request)) };
    }
    if (`${area}/${what}` === "instance/fetchInstances") {
      return well(rows(given, url.searchParams.get("instanceName")));
    }
    const instance = instances.get(name);
    if (!instance) throw notFound(`The "${name}" instance does not exist`);
    needKey(given, key(), instance.token);
    if (area === "message") {
      return sent(
        instance,
        request,
        () => take(instance, json<SendBody>(request), what === "sendMedia", request.at),
      );
    }
    if (area === "chat") {
      return sent(instance, request, () => ({
        ...correct(instance, json<CorrectionBody>(request)),
        reaches: true,
      }));
    }
    if (area === "instance") return well(ofInstance(instance, what));
    if (area === "webhook") return well(setWebhook(instance, json(request)));
    if (area !== "group") throw notFound(`Cannot ${request.method} ${request.path}`);
    return instance.isMute ? "SILENCE" : well(ofGroups(instance, what, url.searchParams));
  }

  const greeting = (): Answer =>
    well(version() === null ? { hello: "world" } : { status: 200, version: version() });

  function sent(
    instance: Instance,
    request: HttpRequest,
    accept: () => { readonly reaches: boolean },
  ): Answer {
    const fault = faults.draw("send");
    const refuse = (why: string) => refused.push({ at: request.at, instance: instance.name, why });
    if (fault === "TOO_MANY" || fault?.endsWith("BEFORE")) {
      refuse(fault);
      return spoiled(fault);
    }
    if (instance.isMute) return "SILENCE";
    try {
      const { reaches, ...result } = accept();
      if (!reaches) refuse("WhatsApp did not take it");
      return fault ? spoiled(fault) : { status: 201, body: result };
    } catch (error) {
      refuse((error as Error).message);
      throw error;
    }
  }

  function spoiled(fault: Fault): Answer {
    if (fault.startsWith("DROP")) return "DROP";
    if (fault.startsWith("SILENCE")) return "SILENCE";
    if (fault === "TOO_MANY") {
      const headers = { "retry-after": String(retryAfter) };
      return { status: 429, headers, body: { message: "Too Many Requests" } };
    }
    // Failures after sending are answered like failures before it.
    if (fault === "ERROR_AFTER") return badRequest("PrismaClientUnknownRequestError: ").answer();
    return new ApiError(500, ["Internal Server Error"]).answer();
  }

  return {
    answer,
    taken,
    refused,
    requests,
    /** Returns whether there was a request in the last so many milliseconds. */
    askedWithin: (ms: number) => performance.now() - askedAt < ms,
  };
}

function needKey(given: string, ...keys: string[]): void {
  if (given === "" || !keys.includes(given)) throw unauthorized();
}

const well = (body: object): Answer => ({ status: 200, body });

function json<Body>({ body }: HttpRequest): Body {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Body;
  } catch {
    throw badRequest("Unexpected token");
  }
}
