import { graphql, useMutation } from "react-relay";
import type {
  CouponFieldsInput,
  useSaveCouponMutation,
} from "../../__generated__/useSaveCouponMutation.graphql.ts";
import type { useSaveCouponCreateMutation } from "../../__generated__/useSaveCouponCreateMutation.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";

/** The result of a save. */
export type SaveOutcome =
  | { readonly kind: "saved" }
  | {
    readonly kind: "exists";
    readonly couponId: string;
    readonly code: string;
    readonly shop: string;
  }
  | { readonly kind: "changed"; readonly version: number }
  | { readonly kind: "refused"; readonly field: string | undefined; readonly message: string };

/** Creates a coupon, or updates one. */
export function useSaveCoupon(onOutcome: (outcome: SaveOutcome) => void) {
  const showError = useErrorNotice();
  const [update, isUpdating] = useMutation<useSaveCouponMutation>(graphql`
    mutation useSaveCouponMutation($input: UpdateCouponInput!) {
      saved: updateCoupon(input: $input) {
        __typename
        ...useCouponList_full @alias
        ... on CouponChangedMeanwhile {
          current {
            version
            ...useCouponList_full
          }
        }
        ... on CouponExists {
          existing {
            id
            couponCode
            shop
          }
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const [create, isCreating] = useMutation<useSaveCouponCreateMutation>(graphql`
    mutation useSaveCouponCreateMutation($input: CreateCouponInput!) {
      saved: createCoupon(input: $input) {
        __typename
        ...useCouponList_full @alias
        ... on CouponExists {
          existing {
            id
            couponCode
            shop
          }
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const onCompleted = ({ saved }: Response) => onOutcome(outcomeOf(saved));
  const save = (
    current: { readonly id: string; readonly version: number } | null,
    fields: CouponFieldsInput,
  ) =>
    current
      ? update({
        variables: { input: { ...current, fields } },
        onCompleted,
        onError: showError,
      })
      : create({ variables: { input: { fields } }, onCompleted, onError: showError });
  return [save, isUpdating || isCreating] as const;
}

type Response = useSaveCouponMutation["response"] | useSaveCouponCreateMutation["response"];

function outcomeOf(saved: Response["saved"]): SaveOutcome {
  if ("existing" in saved && saved.existing) {
    const { id, couponCode: code, shop } = saved.existing;
    return { kind: "exists", couponId: id, code, shop };
  }
  if ("current" in saved && saved.current) {
    return { kind: "changed", version: saved.current.version };
  }
  if (!saved.message) return { kind: "saved" };
  return { kind: "refused", field: saved.path?.at(-1), message: saved.message };
}
