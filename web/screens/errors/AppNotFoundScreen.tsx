import { ArrowLeft, Search } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { openPalette } from "../../layouts/palette/PaletteButton.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { StatusPage, statusTitle } from "../../ui/feedback/ErrorPage.tsx";
import { useTitle } from "./ErrorScreen.tsx";

/** An address below `/app` that has no route, with a search and the way back. */
export function AppNotFoundScreen() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  useTitle(statusTitle(404));
  return (
    <StatusPage
      isInFrame
      status={404}
      path={pathname}
      requestId={null}
      action={
        <>
          {key !== "default" && ( // there is an entry of the app before it
            <Button
              variant="outlined"
              startIcon={<ArrowLeft size={18} />}
              onClick={() => navigate(-1)}
            >
              Voltar
            </Button>
          )}
          <Button variant="outlined" startIcon={<Search size={18} />} onClick={openPalette}>
            Buscar telas, ofertas e ações
          </Button>
          <Button variant="contained" component={Link} to={paths.generator}>
            Ir para o gerador
          </Button>
        </>
      }
    />
  );
}
