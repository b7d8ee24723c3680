import type { BinaryNode, WASocket } from "baileys";
import type { Ended } from "../connection/socket.ts";
import type { PairingProblem } from "../../../core/delivery/pairing/pairing.ts";
import { decisionFor } from "../connection/decisions.ts";

type CodeResponse = { readonly code: string } | { readonly refused: Ended };

/** The server's error codes for an unknown number. */
const unknownNumber = new Set(["400", "404", "406"]);

/**
 * Requests the code that a number's owner types on their phone, and waits for the server to accept
 * it: the library returns the code before.
 */
export async function requestCode(
  socket: WASocket,
  phone: string,
  ms: number,
): Promise<CodeResponse> {
  const { promise, resolve } = Promise.withResolvers<Ended | null>();
  const agreed = () => resolve(null);
  const failed = (node: BinaryNode) => resolve(refusalOf(node));
  const timer = setTimeout(resolve, ms, { code: 408, detail: "no answer to the code" });
  socket.ws.on("CB:iq,type:result,link_code_companion_reg", agreed);
  socket.ws.on("CB:iq,type:error", failed);
  try {
    const code = await socket.requestPairingCode(phone);
    const refused = await promise;
    return refused ? { refused } : { code };
  } catch (error) {
    return { refused: { code: null, detail: `the code was not requested: ${error}` } };
  } finally {
    clearTimeout(timer);
    socket.ws.off("CB:iq,type:result,link_code_companion_reg", agreed);
    socket.ws.off("CB:iq,type:error", failed);
  }
}

function refusalOf({ content }: BinaryNode): Ended {
  const error = Array.isArray(content) ? content.find(({ tag }) => tag === "error") : undefined;
  const code = error?.attrs.code ?? "";
  return unknownNumber.has(code)
    ? { code: NO_SUCH_NUMBER, detail: "there is no such number" }
    : { code: Number(code) || null, detail: "the server gives no code" };
}

/** Milliseconds by which the library's timing and ours may differ. */
const ABOUT_MS = 1_000;

/** The server's code for a number that does not exist or is invalid. */
const NO_SUCH_NUMBER = 400;

/** Returns why a pairing failed. `expiresAt`: when the last code expired; null: none was shown. */
export function pairingProblem({ code }: Ended, expiresAt: Date | null): PairingProblem {
  if (code === NO_SUCH_NUMBER) return "NUMBER_INVALID";
  const { again, problem } = decisionFor(code);
  if (problem === "OUTDATED") return "OUTDATED";
  if (again === null) return "REFUSED";
  const isOver = expiresAt !== null && Date.now() > expiresAt.getTime() - ABOUT_MS;
  return isOver ? "EXPIRED" : "UNREACHABLE";
}
