import { ApiError, badRequest, notFound, unauthorized } from "./api_error.ts";
import { type Instance, newInstance, renewCode, type Webhook } from "./instances.ts";

type Creation = {
  readonly instanceName?: string;
  readonly token?: string;
  readonly number?: string | null;
  readonly qrcode?: boolean;
};

/** Answers requests below `/instance` and `/webhook`. `key`: the operator's. */
export function instanceRoutes(instances: Map<string, Instance>, key: () => string) {
  function create({ instanceName: name, token, number = null, qrcode }: Creation) {
    if (!name || !token) throw badRequest(['requires property "instanceName"']);
    if (number !== null && !/^\d+[.@\w-]+/.test(number)) {
      throw badRequest(['number does not match pattern "^\\d+[\\.@\\w-]+"']);
    }
    if (instances.has(name)) {
      throw new ApiError(403, [`This name "${name}" is already in use.`]);
    }
    const instance = newInstance(name, token, number);
    instances.set(name, instance);
    if (qrcode) join(instance);
    return {
      instance: { instanceName: name, status: "created" },
      hash: token,
      qrcode: instance.qr,
    };
  }

  /** Connects with what it has of the number, or shows a code. */
  function join(instance: Instance): void {
    const state = instance.owner === null ? "connecting" : "open";
    Object.assign(instance, { state, rowState: state });
    if (instance.owner === null) renewCode(instance);
  }

  function rows(given: string, name: string | null): object[] {
    const all = [...instances.values()];
    const visible = all.filter(({ token }) => given === key() || given === token);
    if (given !== key() && visible.length === 0) throw unauthorized();
    return visible.filter((one) => !name || one.name === name).map((one) => ({
      name: one.name,
      connectionStatus: one.rowState,
      ownerJid: one.owner && `${one.owner}@s.whatsapp.net`,
      profileName: one.profileName,
      disconnectionReasonCode: one.reason,
    }));
  }

  function ofInstance(instance: Instance, what: string): object {
    const { name: instanceName, state } = instance;
    switch (what) {
      case "connectionState":
        return { instance: { instanceName, state } };
      case "connect":
        if (state === "close") join(instance);
        return instance.state === "open"
          ? { instance: { instanceName, state: "open" } }
          : instance.qr;
      case "logout":
        if (state === "close") throw badRequest(`The "${instanceName}" instance is not connected`);
        Object.assign(instance, { state: "close", rowState: "close", owner: null });
        return { status: "SUCCESS" };
      case "delete":
        if (state === "open") {
          throw badRequest(`The "${instanceName}" instance needs to be disconnected`);
        }
        instances.delete(instanceName);
        return { status: "SUCCESS" };
      default:
        throw notFound(`Cannot GET /instance/${what}`);
    }
  }

  function setWebhook(instance: Instance, { webhook }: { webhook?: Webhook }): object {
    if (!webhook?.url) throw badRequest(['requires property "webhook"']);
    return instance.webhook = webhook;
  }

  return { create, rows, ofInstance, setWebhook };
}
