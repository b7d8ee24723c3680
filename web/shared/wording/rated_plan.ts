import type { PlanInterval } from "../../__generated__/RateList_rate.graphql.ts";

type Rated = { readonly planName: string; readonly interval?: PlanInterval | null | undefined };

/** Names a plan with how often it is charged: the monthly and the yearly one have one name. */
export const ratedPlan = ({ planName, interval }: Rated): string =>
  interval ? `${planName} ${interval === "YEAR" ? "anual" : "mensal"}` : planName;
