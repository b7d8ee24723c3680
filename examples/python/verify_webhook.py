"""Confere a assinatura de um webhook (Standard Webhooks). Só a biblioteca padrão do Python 3."""

import base64
import hashlib
import hmac
import time


def verify_webhook(secret: str, body: bytes, headers: dict) -> bool:
    """`headers` com os nomes em minúsculas; `body` como chegou, antes de ler o JSON."""
    sent_at = headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > 5 * 60:
        return False  # velha demais: alguém pode estar repetindo a entrega
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{sent_at}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    signatures = [one.partition(",") for one in headers["webhook-signature"].split()]
    return any(
        version == "v1" and hmac.compare_digest(signature, expected)
        for version, _, signature in signatures
    )
