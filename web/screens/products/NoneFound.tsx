import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";

/** The catalogue has nothing of what is sought. */
export const NoneFound = ({ search }: { search: string | null }) => (
  <EmptyState
    action={
      <Button variant="outlined" component={Link} to={paths.products}>
        Ver todos
      </Button>
    }
  >
    {search
      ? `Nenhum produto com “${search}” no nome, na loja ou nas etiquetas.`
      : "Nenhum produto assim agora."}
  </EmptyState>
);
