import type { ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { FirstAdmin } from "./FirstAdmin.tsx";
import { LinkProblem } from "./LinkProblem.tsx";
import { RecoverEmail } from "./RecoverEmail.tsx";
import { ResetPassword } from "./ResetPassword.tsx";
import { VerifyEmail } from "./VerifyEmail.tsx";

/** What a link can be for, by its `mode`; both providers call them so. */
const actions = new Map<string, ComponentType<{ code: string }>>([
  ["verifyEmail", VerifyEmail],
  ["verifyAndChangeEmail", VerifyEmail],
  ["resetPassword", ResetPassword],
  ["recoverEmail", RecoverEmail],
  ["firstAdmin", FirstAdmin],
]);

/** `/auth/action`: what a link sent by the product, or by Firebase, asks for. */
export function ActionScreen() {
  const [params] = useSearchParams();
  const code = params.get("oobCode");
  const Action = actions.get(params.get("mode") ?? "");
  return Action && code ? <Action key={code} code={code} /> : <LinkProblem code="malformed" />;
}
