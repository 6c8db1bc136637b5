import { makeBenchSite, BENCH_AS_AT, BENCH_DIR } from './bench/bench-site.ts'
import { join } from 'node:path'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadSite } from '#config/load-site.ts'
import { createSiteBuilder } from '#build/site-builder.ts'
const sitesDir=join(BENCH_DIR,'sites'), outDir=join(BENCH_DIR,'cold-out'), cacheDir=join(BENCH_DIR,'cold-cache')
if (!existsSync(join(sitesDir,'prof'))) await makeBenchSite('prof',10000,1)
const site=await loadSite('prof',{sitesDir})
const builder=createSiteBuilder({site,siteDir:join(sitesDir,'prof'),outDir,cacheDir})
const r=await builder.build({asAtMs:BENCH_AS_AT.getTime()}); if(r.kind==='held') throw new Error('held')
console.log('cold flip', r.flippedAtMs.toFixed(0), r.rendered.length)
const file=join(sitesDir,'prof/stock/feed.json')
for (let i=0;i<8;i++){ let s=readFileSync(file,'utf8'); let k=0; s=s.replace(/"dapprice":(\d+)/g,(m,p)=> k++===4000+i? '"dapprice":'+(Number(p)+10):m); writeFileSync(file,s); s=''; const t=performance.now(); const q=await builder.build({asAtMs:BENCH_AS_AT.getTime()}); if(q.kind==='held') throw 1; console.log('warm', (q.flippedAtMs-t).toFixed(0), q.rendered.length) }
