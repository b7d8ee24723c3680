import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";
import {
  GATEWAY_KEY,
  type GatewayProblem,
  GatewayRefusal,
  gatewayUrl,
  isGatewayKey,
  keyHint,
  type KnownGateway,
} from "./gateway.ts";
import { asGateway } from "../tables.ts";
import type { Gateway } from "./pairing.ts";

/**
 * Sets the gateway through which numbers are paired from now on, after checking that it works.
 * Numbers paired before keep their gateway.
 */
export async function updateGateway(ctx: Context, input: Gateway): Promise<KnownGateway> {
  permit(ctx.viewer, "gateway.edit");
  const url = gatewayUrl(input.url);
  const key = input.key.trim();
  if (url === null) throw new Failure("GATEWAY_URL_INVALID", ["url"]);
  if (!isGatewayKey(key)) throw new Failure("GATEWAY_KEY_INVALID", ["key"]);
  const { version } = await checkedGateway(ctx, { url, key });
  return await saveGateway(ctx, { url, key, version });
}

async function checkedGateway({ ports }: Context, gateway: Gateway) {
  try {
    return await ports.checkGateway(gateway);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    throw new Failure(`GATEWAY_${error.problem}`, [fieldAtFault[error.problem]]);
  }
}

const fieldAtFault: Readonly<Record<GatewayProblem, "url" | "key">> = {
  KEY_REFUSED: "key",
  NOT_A_GATEWAY: "url",
  UNREACHABLE: "url",
  OUTDATED: "url",
};

const saveGateway = command(
  async (
    { db, now, viewer, ports, emit },
    { url, key, version }: Gateway & { version: string },
  ) => {
    const userId = permit(viewer, "gateway.edit");
    const row = {
      url,
      key: await ports.vault.seal(key, GATEWAY_KEY),
      key_hint: keyHint(key),
      version,
      problem: null,
      checked_at: now,
      set_at: now,
    };
    emit({ name: "gateway.set", userId, host: new URL(url).host });
    return await db.insertInto("messenger_gateway").values(row)
      .onConflict((c) => c.column("is_only").doUpdateSet(row))
      .returning(asGateway).executeTakeFirstOrThrow();
  },
);

/** Returns the operator's gateway with its key, for the system alone. Null: none is set. */
export async function openGateway({ db, ports }: Context): Promise<Gateway | null> {
  const row = await db.selectFrom("messenger_gateway").select(["url", "key"]).executeTakeFirst();
  return row ? { url: row.url, key: await ports.vault.open(row.key, GATEWAY_KEY) } : null;
}

/** Returns the operator's gateway, for an admin; null: none is set. */
export async function loadGateway({ db, viewer }: Context): Promise<KnownGateway | null> {
  permit(viewer, "gateway.see");
  return await db.selectFrom("messenger_gateway").select(asGateway).executeTakeFirst() ?? null;
}

/**
 * Removes the gateway and its key: no more numbers are paired through it. @throws GATEWAY_MISSING
 */
export const removeGateway = command(async ({ db, viewer, emit }): Promise<{ url: string }> => {
  const userId = permit(viewer, "gateway.edit");
  const gone = await db.deleteFrom("messenger_gateway").returning("url").executeTakeFirst();
  if (!gone) throw new Failure("GATEWAY_MISSING");
  emit({ name: "gateway.removed", userId, host: new URL(gone.url).host });
  return gone;
});

/** Checks the gateway now and records the result. @throws GATEWAY_MISSING */
export async function testGateway(ctx: Context): Promise<KnownGateway> {
  permit(ctx.viewer, "gateway.edit");
  const gateway = await openGateway(ctx);
  if (!gateway) throw new Failure("GATEWAY_MISSING");
  return await recordTest(ctx, { url: gateway.url, ...await testResultOf(ctx, gateway) });
}

type TestResult = { readonly version?: string; readonly problem: GatewayProblem | null };

async function testResultOf({ ports }: Context, gateway: Gateway): Promise<TestResult> {
  try {
    return { ...await ports.checkGateway(gateway), problem: null };
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return { problem: error.problem };
  }
}

/** A gateway that was set meanwhile was not the one tested. */
const recordTest = command(
  async ({ db, now, viewer, emit }, { url, version, problem }: TestResult & { url: string }) => {
    const userId = permit(viewer, "gateway.edit");
    const tested = await db.updateTable("messenger_gateway")
      .set({ problem, checked_at: now, ...version !== undefined && { version } })
      .where("url", "=", url).returning(asGateway).executeTakeFirst();
    if (!tested) throw new Failure("GATEWAY_MISSING");
    emit({ name: "gateway.tested", userId });
    return tested;
  },
);
