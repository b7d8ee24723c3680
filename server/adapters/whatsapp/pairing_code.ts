import type { BinaryNode, WASocket } from "baileys";
import { NO_SUCH_NUMBER } from "./pairing_problem.ts";
import type { Ended } from "./socket.ts";

type Asked = { readonly code: string } | { readonly refused: Ended };

/** Answers with which the server says that there is no such number. */
const unknownNumber = new Set(["400", "404", "406"]);

/**
 * Asks for the code that the owner of a number is to type on their phone, and waits for the server to
 * agree: the library gives the code away before.
 */
export async function askCode(socket: WASocket, phone: string, ms: number): Promise<Asked> {
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
    return { refused: { code: null, detail: `the code was not asked for: ${error}` } };
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
