import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorPage } from "../../ui/feedback/ErrorPage.tsx";
import type { MaintenanceData } from "../contract.ts";

const HOME_ZONE = "America/Sao_Paulo";

const instant = new Intl.DateTimeFormat("pt-BR", {
  timeZone: HOME_ZONE,
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** On the page that opens by itself: the script looks for it. */
const OPENS_BY_ITSELF = "abre-sozinha";

/** What everybody but those who pass sees while the site is closed. */
export const MaintenancePage = ({ data }: { data: MaintenanceData }) => (
  <ErrorPage
    title="Em manutenção"
    action={
      <Button component="a" variant="outlined" href="">
        Tentar de novo
      </Button>
    }
  >
    {data.message} Voltamos até{" "}
    <time dateTime={data.endsAt}>{instant.format(new Date(data.endsAt))}</time>, horário de
    Brasília. {data.isOpening
      ? <span id={OPENS_BY_ITSELF}>Esta página abre sozinha quando terminar.</span>
      : "Quando terminar, volte à página de antes e envie de novo."}{" "}
    Nada se perde: as mensagens na fila esperam e saem depois.
  </ErrorPage>
);
