import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { identity } from "../../identity/current.ts";
import type { Person } from "../../identity/identity.ts";
import { paths } from "../../paths.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Auth.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

/** `mode=firstAdmin`, the one-time set-up link: sign in or register first, then confirm. */
export function FirstAdmin({ code }: { code: string }) {
  const [person, setPerson] = useState<Person | null | "pending">("pending");
  const loadPerson = () => identity.session().then(setPerson, () => setPerson(null));
  useEffect(() => void loadPerson(), []);
  return (
    <>
      <h1>Configure a administração</h1>
      <p className="small">Quem confirmar este link passa a administrar o site.</p>
      {person === null && <Account onDone={loadPerson} />}
      {person && person !== "pending" && <Confirm code={code} person={person} />}
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
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    const problem = await claimFirstAdmin(code);
    setIsBusy(false);
    if (problem) return showNotice(problem, { variant: "error" });
    showNotice("Pronto: você administra este site.", { variant: "success" });
    navigate(paths.generator, { replace: true });
  };
  return (
    <div className={styles.form}>
      <p>Você entrou como {person.displayName} ({person.email}).</p>
      <BusyButton variant="contained" isBusy={isBusy} onClick={confirm}>
        Tornar-me administrador
      </BusyButton>
    </div>
  );
}

/** Redeems the set-up code at the server; returns null on success, else the error message. */
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
