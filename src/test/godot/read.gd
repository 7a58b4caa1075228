extends SceneTree
# Opens files through the engine's own File class and prints what it reads.
#
# Each line of jobs.json, beside this script, is one file: {"path", "how", "argument"}. `how` is `plain`, `comp`
# (compressed; no argument), `pass` (with a password), `key` (with 64 hexadecimal digits), `base64` (a value as text) or
# `fields` (one call after the other, by a list such as `be, u32, pascal...`). For each, one line is printed:
# @@{"error": 0 or the number of the error, "length": of the content, "records": [{"at", "text"}]}

func _init():
	var jobs = File.new()
	jobs.open("res://jobs.json", File.READ)
	while jobs.get_position() < jobs.get_len():
		var line = jobs.get_line()
		if line != "":
			print("@@" + to_json(read(parse_json(line))))
	jobs.close()
	quit()

func read(job):
	var file = File.new()
	var error = OK
	match job.how:
		"plain", "base64", "fields":
			error = file.open(job.path, File.READ)
		"comp":
			error = file.open_compressed(job.path, File.READ, File.COMPRESSION_FASTLZ)
		"pass":
			error = file.open_encrypted_with_pass(job.path, File.READ, job.argument)
		"key":
			var key = PoolByteArray()
			for i in range(job.argument.length() / 2):
				key.append(("0x" + job.argument.substr(i * 2, 2)).hex_to_int())
			error = file.open_encrypted(job.path, File.READ, key)
	if error != OK:
		return {"error": error, "length": -1, "records": []}
	var records = []
	if job.how == "base64":
		var text = file.get_as_text().replace("\n", "")
		records.append({"at": 0, "text": var2str(Marshalls.base64_to_variant(text, true))})
		return {"error": OK, "length": file.get_len(), "records": records}
	if job.how == "fields":
		return {"error": OK, "length": file.get_len(), "records": fields(file, job.argument)}
	while file.get_position() < file.get_len() and records.size() < 100000:
		var at = file.get_position()
		records.append({"at": at, "text": var2str(file.get_var(true))})
		if file.get_position() == at:
			break
	var length = file.get_len()
	file.close()
	return {"error": OK, "length": length, "records": records}

func fields(file, list):
	var records = []
	for part in list.split(","):
		var word = part.strip_edges()
		var repeats = word.ends_with("...")
		if repeats:
			word = word.substr(0, word.length() - 3)
		if word == "be" or word == "le":
			file.endian_swap = word == "be"
			continue
		while true:
			var at = file.get_position()
			records.append({"at": at, "text": var2str(field(file, word))})
			if not repeats or file.get_position() >= file.get_len() or file.get_position() == at:
				break
	return records

func field(file, word):
	match word:
		"u8":
			return file.get_8()
		"u16":
			return file.get_16()
		"u32":
			return file.get_32()
		"u64":
			return file.get_64()
		"float":
			return file.get_float()
		"double":
			return file.get_double()
		"real":
			return file.get_real()
		"pascal":
			return file.get_pascal_string()
		"line":
			return file.get_line()
		"csv":
			return file.get_csv_line()
		"var":
			return file.get_var(true)
	return file.get_buffer(int(word.split(":")[1])).get_string_from_utf8()
