import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Billing.module.css";
import { changePlan } from "./subscription_mutations.ts";

/** Changes the plan of the subscription; says what follows before. */
export function ChangePlanDialog(props: {
  priceId: string;
  name: string;
  /** "R$ 49,90 por mês". */
  price: string;
  /** What the person uses that the plan has no room for. */
  tooMuch: readonly string[];
  /** Where the unfinished work is. */
  back: string | null;
  onClose: () => void;
}) {
  const { priceId, name, tooMuch, onClose } = props;
  const navigate = useNavigate();
  const [runAction, isBusy] = useMutationAction();
  const change = () =>
    runAction(() => changePlan(priceId), () => {
      onClose();
      showNotice(`Seu plano agora é o ${name}.`, { variant: "success" });
      navigate(props.back ?? paths.subscription);
    });
  return (
    <Dialog title={`Mudar para o ${name}?`} onClose={onClose}>
      <DialogContent className={styles.dialog}>
        <p>
          O plano passa a ser {props.price}{" "}
          agora mesmo. O que você já pagou e não usou é descontado: a diferença vem na próxima
          fatura.
        </p>
        {tooMuch.length > 0 && (
          <Alert severity="warning">
            Você usa mais do que este plano tem:{" "}
            {tooMuch.join(", ")}. Nada é apagado, mas nada novo entra até caber.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>Ficar como está</Button>
        <BusyButton variant="contained" isBusy={isBusy} onClick={change}>Mudar de plano</BusyButton>
      </DialogActions>
    </Dialog>
  );
}
