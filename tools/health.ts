/** Exits with 0 when the product on this machine is healthy: the health check of the container. */
const url = `http://localhost:${Deno.env.get("PORT") || "8000"}/healthz`;
const isHealthy = await fetch(url, { signal: AbortSignal.timeout(2_000) })
  .then((response) => response.ok, () => false);
Deno.exit(isHealthy ? 0 : 1);
