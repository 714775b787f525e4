import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const RELOAD_MS = 500

/** An nginx before the nodes, configured as docs/operators.md recommends. */
export type ReverseProxy = {
  url: string
  /** Passes requests on to these ports from now on. */
  serve(ports: number[]): Promise<void>
  stop(): Promise<void>
}

/** Whether nginx can be started on this machine. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

/** Starts nginx on a port, with a configuration and folder of its own. @throws Error when it rejects its configuration */
export async function startReverseProxy(port: number, nodePorts: number[]): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-nginx-'))
  for (const name of ['body', 'proxy', 'logs']) mkdirSync(join(folder, name), { mode: 0o777 })
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, nodePorts))
  const test = spawnSync('nginx', ['-t', '-c', file, '-p', folder], { encoding: 'utf8' })
  if (test.status !== 0) throw new Error(`nginx rejects its configuration: ${test.stderr}`)
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  await pause(RELOAD_MS)
  return {
    url: `http://127.0.0.1:${port}`,
    async serve(ports) {
      writeFileSync(file, configuration(folder, port, ports))
      child.kill('SIGHUP')
      await pause(RELOAD_MS)
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number, nodePorts: number[]): string {
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  upstream foyer {
    least_conn;
    ${nodePorts.map((nodePort) => `server 127.0.0.1:${nodePort} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 64;
    keepalive_timeout 60s;
  }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 100000000;
    location / {
      proxy_pass http://foyer;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_502 http_504;
      proxy_next_upstream_tries 3;
      proxy_buffers 16 32k;
    }
  }
}
`
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
