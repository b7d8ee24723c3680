import { Suspense } from "react";
import { graphql } from "react-relay";
import type { CouponSheetQuery } from "../../__generated__/CouponSheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { CouponForm } from "./CouponForm.tsx";
import type { OpenCoupon } from "./CouponsScreen.tsx";

type Props = {
  /** Null: a new one. */
  couponId: string | null;
  onOpen: OpenCoupon;
  onClose: () => void;
};

/** The sheet that creates or edits a coupon. */
export const CouponSheet = (props: Props) => (
  <Sheet title={props.couponId ? "Editar cupom" : "Novo cupom"} isTall onClose={props.onClose}>
    <SheetBoundary>
      <Suspense fallback={<Loading />}>
        <CouponSheetContent {...props} />
      </Suspense>
    </SheetBoundary>
  </Sheet>
);

function CouponSheetContent({ couponId, onOpen, onClose }: Props) {
  const { viewer, node } = useScreenQuery<CouponSheetQuery>(
    graphql`
      query CouponSheetQuery($couponId: ID!, $isKnown: Boolean!) {
        viewer {
          timeZone
        }
        node(id: $couponId) @include(if: $isKnown) {
          ...CouponForm_coupon @alias(as: "coupon")
        }
      }
    `,
    { couponId: couponId ?? "", isKnown: couponId !== null },
  );
  if (couponId && !node?.coupon) {
    return (
      <SheetBody>
        <EmptyState>Este cupom não existe mais.</EmptyState>
      </SheetBody>
    );
  }
  return (
    <CouponForm
      coupon={node?.coupon ?? null}
      zone={viewer?.timeZone ?? "America/Sao_Paulo"}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}

const Loading = () => (
  <SheetBody>
    {[0, 1, 2, 3, 4].map((row) => <Skeleton key={row} variant="rounded" height={48} />)}
  </SheetBody>
);
