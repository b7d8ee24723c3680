/** Brings the set-up code to the server; null when it was taken, else the sentence of refusal. */
export async function claimFirstAdmin(code: string): Promise<string | null> {
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
