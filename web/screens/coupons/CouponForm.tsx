import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { CouponForm_coupon$key } from "../../__generated__/CouponForm_coupon.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { CouponFormFields } from "./CouponFormFields.tsx";
import styles from "./Coupons.module.css";
import type { OpenCoupon } from "./CouponsScreen.tsx";
import { type CouponValues, emptyValues, fieldsOf, valuesOf } from "./coupon_values.ts";
import { type SaveOutcome, useSaveCoupon } from "./useSaveCoupon.ts";

/** The form of a coupon; null creates one. */
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
        couponCode
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
  // The version when the form opened: a change elsewhere becomes a conflict.
  const [version, setVersion] = useState(coupon?.version ?? 0);
  const [problem, setProblem] = useState<SaveOutcome | null>(null);
  const form = useForm<CouponValues>({
    defaultValues: coupon ? valuesOf(coupon, props.zone) : emptyValues,
  });
  useUnsavedChanges(form.formState.isDirty);
  const [save, isSaving] = useSaveCoupon((outcome) => {
    if (outcome.kind === "saved") {
      showNotice(coupon ? "Cupom salvo." : "Cupom guardado.", { variant: "success" });
      return props.onClose();
    }
    const field = outcome.kind === "refused" ? outcome.field : undefined;
    if (outcome.kind === "refused" && field && field in emptyValues) {
      return form.setError(field as keyof CouponValues, { message: outcome.message }, {
        shouldFocus: true,
      });
    }
    setProblem(outcome);
  });
  const submit = (version: number) =>
    form.handleSubmit((values) => {
      setProblem(null);
      save(coupon ? { id: coupon.id, version } : null, fieldsOf(values));
    });
  return (
    <form noValidate onSubmit={submit(version)} className={styles.form}>
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
            onMine={submit(coupon?.version ?? 0)}
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
  problem: SaveOutcome;
  onOpen: OpenCoupon;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { problem } = props;
  if (problem.kind === "exists") {
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
  if (problem.kind === "changed") {
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
  return problem.kind === "refused" && (
    <Alert severity="warning" className={styles.problem}>{problem.message}</Alert>
  );
}
