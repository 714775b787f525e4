# Varnish before the house: keeps visitors' pages for as long as they say, drops them by key, and passes staff through.
# The house needs SHARED_CACHE_SECONDS=300, PURGE_URL=http://varnish:80/purge, PURGE_TOKEN and TRUSTED_PROXIES (one more).
vcl 4.1;

import std;

backend house {
  .host = "house";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 3s; .window = 3; .threshold = 1; .initial = 1; }
}

sub vcl_recv {
  if (req.url == "/purge") {
    # CHANGE-ME is PURGE_TOKEN.
    if (req.method != "POST" || req.http.authorization != "Bearer CHANGE-ME") {
      return (synth(403));
    }
    # A condition of a ban is split at spaces, so none may stand in the expression.
    if (std.ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)")) {
      return (synth(200));
    }
    return (synth(400, std.ban_error()));
  }
  # Who has a session is shown what visitors are not.
  if (req.http.cookie ~ "(^|; )sessionid=") {
    return (pass);
  }
  # Pages are the same for all others, whatever else their cookies say.
  if ((req.method == "GET" || req.method == "HEAD") && req.url !~ "^/(de/|en/)?(api|pageeditor-api|cms-hub)(/|$)") {
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  # Kept only what says for how long; Varnish's own default would keep the rest.
  if (beresp.http.cache-control !~ "s-maxage=[1-9]" && beresp.http.cache-control !~ "immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.grace = 3s;
}

sub vcl_deliver {
  # Keys are between the house and its cache.
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
}
