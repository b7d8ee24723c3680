import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { CouponForm_coupon$key } from "../../__generated__/CouponForm_coupon.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { CouponFormFields } from "./CouponFormFields.tsx";
import styles from "./Coupons.module.css";
import type { OpenCoupon } from "./CouponsScreen.tsx";
import { type CouponValues, emptyValues, fieldsOf, valuesOf } from "./coupon_values.ts";
import { type Saving, useSaveCoupon } from "./useSaveCoupon.ts";

/** The form of a coupon; null: of a new one. */
export function CouponForm(props: {
  coupon: CouponForm_coupon$key | null;
  zone: string;
  onOpen: OpenCoupon;
  onClose: () => void;
}) {
  const coupon = useFragment(
    graphql`
      fragment CouponForm_coupon on Coupon {
        id
        version
        code
        marketplace
        shop
        percentOff
        amountOff {
          cents
        }
        maxDiscount {
          cents
        }
        minPurchase {
          cents
        }
        validFrom
        validUntil
        status
        source
        sharedBy
        note
      }
    `,
    props.coupon,
  );
  const { showNotice } = useNotices();
  // What it was when the form opened: a change elsewhere is asked about, not taken over.
  const [version, setVersion] = useState(coupon?.version ?? 0);
  const [problem, setProblem] = useState<Saving | null>(null);
  const form = useForm<CouponValues>({
    defaultValues: coupon ? valuesOf(coupon, props.zone) : emptyValues,
  });
  useUnsavedChanges(form.formState.isDirty);
  const [save, isSaving] = useSaveCoupon((saving) => {
    if (saving.as === "saved") {
      showNotice(coupon ? "Cupom salvo." : "Cupom guardado.", { variant: "success" });
      return props.onClose();
    }
    const field = saving.as === "refused" ? saving.field : undefined;
    if (saving.as === "refused" && field && field in emptyValues) {
      return form.setError(field as keyof CouponValues, { message: saving.message }, {
        shouldFocus: true,
      });
    }
    setProblem(saving);
  });
  const send = (as: number) =>
    form.handleSubmit((values) => {
      setProblem(null);
      save(coupon ? { id: coupon.id, version: as } : null, fieldsOf(values));
    });
  return (
    <form noValidate onSubmit={send(version)} className={styles.form}>
      <SheetBody>
        <CouponFormFields form={form} zone={props.zone} isKnown={coupon !== null} />
      </SheetBody>
      <SheetFoot>
        {problem && (
          <Problem
            problem={problem}
            onOpen={props.onOpen}
            onTheirs={() => {
              setProblem(null);
              setVersion(coupon!.version);
              form.reset(valuesOf(coupon!, props.zone));
            }}
            onMine={send(coupon?.version ?? 0)}
          />
        )}
        <BusyButton type="submit" variant="contained" fullWidth isBusy={isSaving}>
          {coupon ? "Salvar" : "Guardar cupom"}
        </BusyButton>
      </SheetFoot>
    </form>
  );
}

function Problem(props: {
  problem: Saving;
  onOpen: OpenCoupon;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { problem } = props;
  if (problem.as === "exists") {
    return (
      <Alert
        severity="warning"
        className={styles.problem}
        action={<Button onClick={() => props.onOpen(problem.couponId)}>Abrir o que há</Button>}
      >
        Você já tem {problem.code} em {problem.shop}. Mude o código ou edite aquele.
      </Alert>
    );
  }
  if (problem.as === "changed") {
    return (
      <Alert
        severity="warning"
        className={styles.problem}
        action={
          <>
            <Button onClick={props.onTheirs}>Usar o de lá</Button>
            <Button onClick={props.onMine}>Ficar com o meu</Button>
          </>
        }
      >
        Este cupom mudou em outra aba ou aparelho. Nada foi salvo ainda.
      </Alert>
    );
  }
  return problem.as === "refused" && (
    <Alert severity="warning" className={styles.problem}>{problem.message}</Alert>
  );
}
