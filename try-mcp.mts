const t0=performance.now();
const { readSiteData } = await import('/tmp/w/mcp/src/plugins/mcp/read-site-data.ts');
const { createSite } = await import('/tmp/w/mcp/src/mcp/site.ts');
const { createTools } = await import('/tmp/w/mcp/src/mcp/create-tools.ts');
const { countTokens } = await import('gpt-tokenizer');
console.error('import', performance.now()-t0);
const data = await readSiteData();
console.error('read', performance.now()-t0, JSON.stringify(data).length);
const site = createSite(data);
const tools = createTools(site);
const [name, args] = process.argv.slice(2);
if (name==='all') {
  const t=tools.find(t=>t.name==='get_symbol');
  const rows=[];let t1=performance.now();
  for (const s of [...site.symbols().values()]) { const r= await t.call({coordinate:s.coordinate}); if(r.isError) console.log(r); rows.push([countTokens(r.content[0].text), s.coordinate, r.structuredContent?.detail]); }
  console.error('ms', performance.now()-t1, rows.length);
  rows.sort((a,b)=>b[0]-a[0]); console.log(rows.slice(0,25), rows[Math.floor(rows.length/2)]); 
  const top=rows.filter(r=>!/[.(]/.test(r[1].replace(/^(Query|Mutation)\./,'')));console.log(top.length, top[Math.floor(top.length/2)], top.filter(r=>r[0]>2000).length, top.filter(r=>r[2]!=='all').length);
} else {
  for (let i=0;i<2;i++){const t1=performance.now(); const r = await tools.find(t=>t.name===name).call(JSON.parse(args)); console.error('ms',performance.now()-t1, countTokens(r.content[0].text)); if(i) { console.log(JSON.stringify(r.structuredContent??r,null,1)); if(r.structuredContent?.sdl) console.log(r.structuredContent.sdl)}}
}
