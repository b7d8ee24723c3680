/** The raw limit: whatever is posted goes to every open WebSocket as it is. Prints its address. */
const sockets = new Set<WebSocket>();
const server = Deno.serve({ port: 0, onListen() {} }, async (request) => {
  if (request.method === "POST") {
    const message = await request.text();
    for (const socket of sockets) socket.send(message);
    return new Response();
  }
  const { socket, response } = Deno.upgradeWebSocket(request, { idleTimeout: 30 });
  socket.onopen = () => void sockets.add(socket);
  socket.onclose = () => void sockets.delete(socket);
  return response;
});
console.log(`http://localhost:${server.addr.port}`);
