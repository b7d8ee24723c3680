import { graphql, useMutation } from "react-relay";
import type {
  CouponFields,
  useSaveCouponMutation,
} from "../../__generated__/useSaveCouponMutation.graphql.ts";
import type { useSaveCouponCreateMutation } from "../../__generated__/useSaveCouponCreateMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";

/** How it went: saved, or why not. */
export type Saving =
  | { readonly as: "saved" }
  | {
    readonly as: "exists";
    readonly couponId: string;
    readonly code: string;
    readonly shop: string;
  }
  | { readonly as: "changed"; readonly version: number }
  | { readonly as: "refused"; readonly field: string | undefined; readonly message: string };

/** Keeps a new coupon (`id` null), or changes one. */
export function useSaveCoupon(onAnswer: (saving: Saving) => void) {
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
            code
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
            code
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
  const answer = ({ saved }: Answer) => onAnswer(savingOf(saved));
  const save = (
    was: { readonly id: string; readonly version: number } | null,
    fields: CouponFields,
  ) =>
    was
      ? update({
        variables: { input: { ...was, fields } },
        onCompleted: answer,
        onError: showError,
      })
      : create({ variables: { input: { fields } }, onCompleted: answer, onError: showError });
  return [save, isUpdating || isCreating] as const;
}

type Answer = useSaveCouponMutation["response"] | useSaveCouponCreateMutation["response"];

function savingOf(saved: Answer["saved"]): Saving {
  if ("existing" in saved && saved.existing) {
    const { id, code, shop } = saved.existing;
    return { as: "exists", couponId: id, code, shop };
  }
  if ("current" in saved && saved.current) {
    return { as: "changed", version: saved.current.version };
  }
  if (!saved.message) return { as: "saved" };
  return { as: "refused", field: saved.path?.at(-1), message: saved.message };
}
