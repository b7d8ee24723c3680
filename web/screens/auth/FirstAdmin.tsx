import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { identity } from "../../identity/current.ts";
import type { Person } from "../../identity/identity.ts";
import { paths } from "../../paths.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./FieldsForm.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

/** The one-time set-up link: register or sign in first, then confirm. */
export function FirstAdmin({ code }: { code: string }) {
  const [person, setPerson] = useState<Person | null | "asking">("asking");
  const look = () => identity.session().then(setPerson, () => setPerson(null));
  useEffect(() => void look(), []);
  return (
    <>
      <h1>Configure a administração</h1>
      <p className="small">Quem confirmar este link passa a administrar o site.</p>
      {person === null && <Account onDone={look} />}
      {person && person !== "asking" && <Confirm code={code} person={person} />}
    </>
  );
}

function Account({ onDone }: { onDone: () => Promise<void> }) {
  const [isNew, setIsNew] = useState(true);
  return (
    <>
      {isNew ? <RegisterForm onDone={onDone} /> : <LoginForm onDone={onDone} />}
      <p className={styles.foot}>
        <Button onClick={() => setIsNew(!isNew)}>
          {isNew ? "Já tenho conta" : "Criar uma conta nova"}
        </Button>
      </p>
    </>
  );
}

function Confirm({ code, person }: { code: string; person: Person }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    setIsAsking(true);
    const refusal = await claimFirstAdmin(code);
    setIsAsking(false);
    if (refusal) return showNotice(refusal, { variant: "error" });
    showNotice("Pronto: você administra este site.", { variant: "success" });
    navigate(paths.generator, { replace: true });
  };
  return (
    <div className={styles.form}>
      <p>Você entrou como {person.displayName} ({person.email}).</p>
      <BusyButton variant="contained" isBusy={isAsking} onClick={confirm}>
        Tornar-me administrador
      </BusyButton>
    </div>
  );
}

/** Brings the set-up code to the server; null when it was taken, else the sentence of refusal. */
async function claimFirstAdmin(code: string): Promise<string | null> {
  try {
    const response = await fetch("/api/first-admin", {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code }),
    });
    if (response.ok) return null;
    const { message }: { message?: string } = await response.json();
    return message ?? "Ocorreu um erro inesperado. Tente novamente mais tarde.";
  } catch {
    return "Sem conexão. Tente de novo.";
  }
}
