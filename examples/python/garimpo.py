"""Lê todas as suas ofertas e cria uma. Só a biblioteca padrão do Python 3."""

import json
import os
import urllib.request

SITE = os.environ.get("GARIMPO_URL", "https://garimpo.example")
KEY = os.environ["GARIMPO_KEY"]


def graphql(query, variables=None):
    request = urllib.request.Request(
        f"{SITE}/graphql",
        data=json.dumps({"query": query, "variables": variables or {}}).encode(),
        headers={"authorization": f"Bearer {KEY}", "content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
    if "errors" in answer:
        raise RuntimeError(answer["errors"][0]["message"])
    return answer["data"]


PAGE = "query ($after: String) { viewer { offers(first: 50, after: $after) { edges { node { title } } pageInfo { hasNextPage endCursor } } } }"
after, more = None, True
while more:
    offers = graphql(PAGE, {"after": after})["viewer"]["offers"]
    for edge in offers["edges"]:
        print(edge["node"]["title"])
    after, more = offers["pageInfo"]["endCursor"], offers["pageInfo"]["hasNextPage"]

CREATE = "mutation ($input: CreateOfferInput!) { createOffer(input: $input) { ... on Offer { id } ... on UserError { message } } }"
fields = {"title": "Fone Bluetooth", "shop": "Loja", "price": {"cents": 19990}}
created = graphql(CREATE, {"input": {"key": "exemplo-python", "fields": fields}})["createOffer"]
print(created.get("message") or f"criada: {created['id']}")
