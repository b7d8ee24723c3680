import { Combine, Download, Upload } from "lucide-react";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import type { OpenSheet } from "./useSheets.ts";

/** What one does with the catalogue as a whole. */
export const CatalogueMenu = ({ onOpen }: { onOpen: OpenSheet }) => (
  <MenuButton
    label="Mais do catálogo"
    menuLabel="Ações do catálogo"
    actions={[
      { label: "Importar planilha", Icon: Upload, act: () => onOpen("import") },
      { label: "Exportar planilha", Icon: Download, href: "/api/catalogue/products.csv" },
      { label: "Juntar repetidos", Icon: Combine, act: () => onOpen("merge") },
    ]}
  />
);
