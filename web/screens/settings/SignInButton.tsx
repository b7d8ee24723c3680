import { LogIn } from "lucide-react";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import type { Api } from "./apis.ts";
import { useStartSignIn } from "./useStartSignIn.ts";

/** Leaves for the shop's own page, which sends one back here. */
export function SignInButton(props: { api: Api; label: string; isMain?: boolean }) {
  const [start, isLeaving] = useStartSignIn();
  return (
    <BusyButton
      variant={props.isMain ? "contained" : "outlined"}
      startIcon={<LogIn size={18} />}
      isBusy={isLeaving}
      onClick={() => start(props.api.shop)}
    >
      {props.label}
    </BusyButton>
  );
}
