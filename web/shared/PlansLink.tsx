import { Link, useLocation } from "react-router-dom";
import { isByPlan, plansPath, reasonOfCode } from "../routing/billing_params.ts";
import { Button } from "../ui/buttons/Button.tsx";

/** The way to the plans, and from there back to this work; nothing for another refusal. */
export function PlansLink({ code }: { code: string | null | undefined }) {
  const { pathname, search } = useLocation();
  if (!code || !isByPlan(code)) return null;
  const to = plansPath(reasonOfCode(code), pathname + search);
  return <Button component={Link} size="small" variant="outlined" to={to}>Ver planos</Button>;
}
